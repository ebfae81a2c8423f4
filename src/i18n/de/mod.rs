//! German. Its text lies beside this file.

mod grammar;
