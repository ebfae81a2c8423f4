//! One command for each thing that a contributor does.

fn main() {}
