//! The clauses of the rules. Tests and the rules page follow this list.

/// Every clause number, in order.
pub const CLAUSES: &[&str] = &[
    "SL-1.1", "SL-1.2", "SL-1.3", "SL-1.4", "SL-1.5", "SL-1.6", "SL-1.7", "SL-1.8", "SL-2.1",
    "SL-2.2", "SL-2.3", "SL-3.1", "SL-3.2", "SL-3.3", "SL-3.4", "SL-3.5", "SL-3.6", "SL-3.7",
    "SL-3.8", "SL-4.1", "SL-4.2", "SL-4.3", "SL-4.4", "SL-4.5", "SL-4.6", "SL-4.7", "SL-4.8",
    "SL-4.9", "SL-5.1", "SL-5.2", "SL-5.3", "SL-5.4", "SL-5.5", "SL-5.6", "SL-5.7", "SL-5.8",
    "SL-6.1", "SL-6.2", "SL-7.1", "SL-7.2", "SL-7.3", "SL-7.4", "SL-8.1", "SL-8.2", "SL-8.3",
    "SL-9.1", "SL-9.2", "SL-9.3", "SL-9.4",
];
