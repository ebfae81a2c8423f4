//! Descriptions of a staged capture.

use crate::staging::sloop::{Decision, Play, may_take_more};
use yew::prelude::*;

use super::display_props::owner_of;
use crate::games::sloop::Sloop;
use crate::i18n::sloop::staged::{self, Capture, Msg, TakenBuild};
use crate::ui::boards::kit::BoardProps;
use crate::ui::words::{language, say};

/// The staged capture.
pub(super) fn capture<'a>(
    props: &'a BoardProps<Sloop>,
    decision: &'a Decision,
    play: Play,
) -> Option<Capture<'a>> {
    let view = &props.seen.view;
    let build = play.captured(view).map(|build| TakenBuild {
        owner: owner_of(build.owner, props.seen.eyes.seat(), &props.names),
        cards: build.cards.len(),
    });
    Some(Capture {
        card: play.card(view)?,
        value: play.number(view)?,
        groups: &decision.facts.split.as_ref()?.groups,
        build,
        bonus: play
            .bonus
            .and_then(|place| view.display.loose.get(place).copied()),
    })
}

/// What a capture takes, and whether it may take one more card.
pub(super) fn takes(
    props: &BoardProps<Sloop>,
    decision: &Decision,
    play: Play,
) -> Option<AttrValue> {
    let view = &props.seen.view;
    let takes = capture(props, decision, play)?;
    let open = may_take_more(decision, view);
    let more = play.card(view).filter(|_| open).map(Msg::ChooseBonus);
    let words = takes_within(if open { LONG / 2 } else { LONG }, takes);
    Some(match more {
        Some(more) => format!("{} {words}", say(more)).into(),
        None => words,
    })
}

/// The most characters that fit on a phone.
const LONG: usize = 110;

/// What a capture takes, sum by sum, or in brief if that would exceed `room` characters.
fn takes_within(room: usize, takes: Capture) -> AttrValue {
    let words = staged::takes(language(), takes);
    if words.chars().count() > room {
        return say(Msg::takes_many(takes));
    }
    words.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sloop::{Card, Groups, Value};
    use crate::i18n::Name;
    use crate::i18n::sloop::Owner;

    #[test]
    fn sums_are_shown_whatever_letters_a_name_is_written_in() {
        let value = |number| Value::new(number).expect("a number");
        let card = |number| Card::number(value(number));
        let groups = Groups::from_iter([[6, 2], [5, 3]].map(|group| group.map(card)));
        let sentence = |name: &Name| {
            let takes = Capture {
                card: card(8),
                value: value(8),
                groups: &groups,
                build: Some(TakenBuild {
                    owner: Owner::Player(name),
                    cards: 4,
                }),
                bonus: None,
            };
            takes_within(LONG, takes)
        };
        for typed in [
            "Alexandra Smirnova",
            "Александра Смирнова",
            "亚历山德拉·斯米尔诺娃亚历山德拉斯",
        ] {
            let name = Name::Named(typed.into());
            let said = sentence(&name);
            assert!(said.contains("6+2") && said.contains(typed), "{said}");
        }
        let name = Name::Named("x".repeat(LONG));
        let said = sentence(&name);
        assert!(!said.contains("6+2"), "{said}");
    }
}
