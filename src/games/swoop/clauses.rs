//! The clauses of the rules. Tests and the rules page follow this list.

/// Every clause number, in order.
pub const CLAUSES: &[&str] = &[
    "SW-1.1", "SW-1.2", "SW-1.3", "SW-1.4", "SW-2.1", "SW-2.2", "SW-2.3", "SW-2.4", "SW-3.1",
    "SW-3.2", "SW-3.3", "SW-4.1", "SW-4.2", "SW-4.3", "SW-4.4", "SW-4.5", "SW-4.6", "SW-5.1",
    "SW-5.2", "SW-5.3", "SW-5.4",
];
