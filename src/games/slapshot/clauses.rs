//! The clauses of the rules. Tests and the rules page follow this list.

/// Every clause number, in order.
pub const CLAUSES: &[&str] = &[
    "SH-1.1", "SH-1.2", "SH-1.3", "SH-1.4", "SH-1.5", "SH-2.1", "SH-2.2", "SH-2.3", "SH-3.1",
    "SH-3.2", "SH-3.3", "SH-3.4", "SH-3.5", "SH-3.6", "SH-3.7", "SH-3.8", "SH-4.1", "SH-4.2",
    "SH-4.3", "SH-4.4", "SH-4.5", "SH-5.1", "SH-5.2", "SH-5.3", "SH-6.1", "SH-6.2", "SH-6.3",
    "SH-6.4",
];
