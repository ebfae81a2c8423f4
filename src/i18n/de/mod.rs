//! German. Its text lies beside this file.

mod grammar;
pub(super) mod slapshot;
