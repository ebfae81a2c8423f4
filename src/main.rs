//! The entry point of the page.

fn main() {
    kitchen_table::ui::start();
}
