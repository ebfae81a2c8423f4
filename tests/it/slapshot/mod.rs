//! The clauses of Slapshot, each pinned by tests named after it, and the laws.

mod laws;
