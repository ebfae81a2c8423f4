//! The clauses of Sloop, each pinned by tests named after it, what its seats may know, the laws, and
//! whole games as text.

mod laws;
