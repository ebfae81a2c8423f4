use crate::games::slapshot::{Card, Kind};
use yew::prelude::*;
pub(super) fn face(_: Card) -> Html {
    Html::default()
}
pub(super) fn back() -> Html {
    Html::default()
}
pub(super) fn deck_back(_: Kind) -> Html {
    Html::default()
}
pub(super) fn deck_prints() -> Html {
    Html::default()
}
