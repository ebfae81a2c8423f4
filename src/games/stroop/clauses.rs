//! The clauses of the rules. Tests and the rules page follow this list.

/// Every clause number, in order.
pub const CLAUSES: &[&str] = &[
    "ST-1.1", "ST-1.2", "ST-1.3", "ST-2.1", "ST-2.2", "ST-3.1", "ST-3.2", "ST-3.3", "ST-3.4",
    "ST-3.5", "ST-3.6", "ST-3.7", "ST-4.1", "ST-4.2", "ST-4.3", "ST-4.4", "ST-4.5", "ST-5.1",
    "ST-5.2", "ST-6.1", "ST-7.1", "ST-7.2", "ST-7.3", "ST-7.4", "ST-7.5",
];
