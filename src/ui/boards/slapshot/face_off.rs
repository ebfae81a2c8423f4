//! A game shown to everybody pair by pair: the scoreboard, the two cards that meet, why there was a goal or not, and at
//! the end who was injured and who won.

use yew::prelude::*;

use super::cards::{back, face};
use crate::engine::Seat;
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::{Bout, Card, Event, Reveal, Slapshot};
use crate::i18n::Names;
use crate::i18n::slapshot::face_off::{self, Msg};
use crate::i18n::slapshot::table;
use crate::ui::boards::kit::Story;
use crate::ui::components::Styled;
use crate::ui::words::{language, say};

/// A game as far as it has been shown.
struct Seen {
    bout: Bout,
    reveals: Vec<Reveal>,
    /// The replacements after the game.
    replaced: Vec<(Seat, Card)>,
    /// The result: who won, or that it goes into overtime.
    ends: Option<Ends>,
    tossed: bool,
    /// The goals of home and visitor.
    goals: [u8; 2],
}

/// The result of a game.
enum Ends {
    Won(Seat),
    Tie,
}

impl Seen {
    /// The game of the last of these events.
    fn of(events: &[&Event]) -> Option<Self> {
        let (last, before) = events.split_last()?;
        let (bout, ends) = match last {
            Event::Revealed { bout, .. } => (*bout, None),
            Event::Won { bout, winner, .. } => (*bout, Some(Ends::Won(*winner))),
            Event::Faced(next) => {
                let overtime = next.overtime.checked_sub(1)?;
                (Bout { overtime, ..*next }, Some(Ends::Tie))
            }
            _ => return None,
        };
        let mut seen = Self {
            bout,
            reveals: Vec::new(),
            replaced: Vec::new(),
            ends,
            tossed: false,
            goals: [0, 0],
        };
        let begins = before
            .iter()
            .rposition(|event| matches!(event, Event::Faced(it) if *it == bout))?;
        for event in &events[begins..] {
            match event {
                Event::Revealed {
                    cards,
                    goal,
                    injured,
                    goals,
                    ..
                } => {
                    seen.goals = *goals;
                    seen.reveals.push(Reveal {
                        cards: *cards,
                        goal: *goal,
                        injured: *injured,
                    });
                }
                Event::Replaced(seat, card) => seen.replaced.push((*seat, *card)),
                Event::Tossed(_) => seen.tossed = true,
                _ => {}
            }
        }
        Some(seen)
    }
}

/// The game in the spotlight.
pub(super) fn face_off(story: &Story<Slapshot>) -> Html {
    let &Story { events, names, .. } = story;
    let Some(seen) = Seen::of(events) else {
        return Html::default();
    };
    html! {
        <div class={classes!("face-off", seen.ends.is_some().then_some("ended"))}>
            <h2 id="spotlight-heading">{ say(Msg::of_bout(seen.bout, names)) }</h2>
            { scoreboard(&seen, names) }
            <div class="facing">
                { line(&seen, 0, names) }
                { line(&seen, 1, names) }
            </div>
            { what(&seen, names) }
        </div>
    }
}

/// The names, and the score between them.
fn scoreboard(seen: &Seen, names: &Names) -> Html {
    let [home, visitor] = seen.goals;
    let scored = match (&seen.ends, seen.reveals.last()) {
        (None, Some(reveal)) => reveal.goal,
        _ => None,
    };
    let side = |at: usize, of: Msg| {
        let seat = seen.bout.sides()[at];
        let lit = (scored == Some(seat)).then_some("scores");
        html! {
            <p class={classes!("rival", format!("seat-{}", seat.0), lit)}>
                <span class="seat-mark" aria-hidden="true" />
                <span class="name">{ names[seat].as_str() }</span>
                <small>{ say(of) }</small>
                <i key={seen.reveals.len()} class="goal-light" aria-hidden="true" />
            </p>
        }
    };
    html! {
        <div class="scoreboard">
            { side(0, Msg::Home) }
            <b class="score">{ say(Msg::Score { home, visitor }) }</b>
            { side(1, Msg::Visitor) }
        </div>
    }
}

/// The line of one side: the cards revealed before, the one that meets its opponent now, and the backs of the others.
fn line(seen: &Seen, side: usize, names: &Names) -> Html {
    let seat = seen.bout.sides()[side];
    let now = seen.reveals.len();
    let slot = |at: usize| {
        let reveal = seen.reveals.get(at);
        let meets = seen.ends.is_none() && at + 1 == now;
        let state = reveal.map(|reveal| {
            let (won, lost) = (
                reveal.goal == Some(seat),
                reveal.goal.is_some_and(|it| it != seat),
            );
            classes!(
                "revealed",
                meets.then_some("meets"),
                won.then_some("scores"),
                lost.then_some("beaten"),
                reveal.injured.has(seat).then_some("injured"),
            )
        });
        let inside = match reveal {
            Some(reveal) => {
                let card = reveal.cards[side];
                html! { <>{ face(card) }<span class="unseen">{ say(table::Msg::Card(card)) }</span></> }
            }
            None => back(),
        };
        html! { <li key={at} class={classes!("slot", state)}>{ inside }</li> }
    };
    let class = classes!(
        "side-line",
        format!("seat-{}", seat.0),
        ["hosts", "visits"][side]
    );
    html! {
        <ol {class} aria-label={say(table::Msg::LineUp(&names[seat]))}>{ for (0..TEAM).map(slot) }</ol>
    }
}

/// What happened, in words.
fn what(seen: &Seen, names: &Names) -> Html {
    let Some(ends) = &seen.ends else {
        let Some(reveal) = seen.reveals.last() else {
            return Html::default();
        };
        let why = face_off::reason(language(), seen.bout, reveal, names);
        let goal = if reveal.goal.is_some() {
            Msg::Goal
        } else {
            Msg::NoGoal
        };
        return html! {
            <p key={seen.reveals.len()} class={classes!("what", reveal.goal.map(|_| "goal"))}>
                <b>{ say(goal) }</b>{ " " }{ why }
            </p>
        };
    };
    let injury = |(at, &(seat, card)): (usize, &(Seat, Card))| {
        html! {
            <Styled key={at} tag="li" figures={vec![("--at", at.to_string())]}>
                { say(Msg::Replaced { who: &names[seat], card, kind: card.kind }) }
            </Styled>
        }
    };
    let result = match ends {
        Ends::Won(winner) if seen.tossed => say(Msg::Tossed(&names[*winner])),
        Ends::Won(winner) => say(Msg::won_by(&names[*winner], seen.goals)),
        Ends::Tie => say(Msg::Tie),
    };
    html! {
        <div key="ends" class="what ends">
            <p class="result">{ result }</p>
            <ul class="injuries">{ for seen.replaced.iter().enumerate().map(injury) }</ul>
        </div>
    }
}
