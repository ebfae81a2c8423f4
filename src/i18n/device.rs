//! Messages about the page as an app on this device.

include!(concat!(env!("OUT_DIR"), "/device.rs"));
