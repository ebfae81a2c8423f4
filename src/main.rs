//! The page.

fn main() {
    kitchen_table::ui::start();
}
