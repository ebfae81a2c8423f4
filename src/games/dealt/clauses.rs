//! The clauses of the rules. Tests and the rules page follow this list.

/// Every clause number, in order.
pub const CLAUSES: &[&str] = &[
    "DE-1.1", "DE-1.2", "DE-1.3", "DE-1.4", "DE-1.5", "DE-1.6", "DE-2.1", "DE-2.2", "DE-2.3",
    "DE-2.4", "DE-3.1", "DE-3.2", "DE-3.3", "DE-3.4", "DE-3.5", "DE-4.1", "DE-4.2", "DE-4.3",
    "DE-4.4", "DE-4.5", "DE-4.6", "DE-5.1", "DE-5.2", "DE-5.3", "DE-5.4", "DE-5.5", "DE-6.1",
];
