//! A game shown to everybody pair by pair, on the rink where it was challenged for: the two cards that meet, a beat of
//! silence, then the goal light, or none; at the end who was injured and who won.

use yew::prelude::*;

use super::ice::{Score, Slot, at_stake, lines, nearer, scoreboard, slot};
use super::matches::{series, wins};
use super::players::count_of_wins;
use crate::engine::Seat;
use crate::games::slapshot::cards::TEAM;
use crate::games::slapshot::{Bout, Card, Event, Reveal, Slapshot};
use crate::i18n::Names;
use crate::i18n::slapshot::face_off::{self, Msg};
use crate::ui::boards::kit::{Around, Moods, Story, name_tag, plate_of, seat_head};
use crate::ui::components::{Gaze, Styled};
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
pub(super) fn face_off(story: &Story<Slapshot>, around: Around) -> Html {
    let &Story { events, names, .. } = story;
    let Some(seen) = Seen::of(events) else {
        return Html::default();
    };
    let near = nearer(seen.bout, around.near, around.setup.people());
    let series = series(events);
    let score = Score {
        bout: seen.bout,
        goals: seen.goals,
        scores: match (&seen.ends, seen.reveals.last()) {
            (None, Some(reveal)) => reveal.goal,
            _ => None,
        },
        own: around.near,
        pairs: seen.reveals.len(),
        series,
    };
    let stake = series.and_then(|series| at_stake(&series, names));
    let rink = html! {
        <section class={classes!("rink", "faces")}>
            <h2 id="spotlight-heading" class="contest">{ say(Msg::of_bout(seen.bout, names)) }</h2>
            { scoreboard(&score, names) }
            <div class="ice">{ lines(seen.bout, [0, 1].map(|side| row(&seen, side)), near, names) }</div>
        </section>
    };
    let words = html! {
        <>
            <p class="message stake">{ for stake }</p>
            { what(&seen, around.near, names) }
        </>
    };
    let state = if seen.ends.is_some() {
        Some("ended")
    } else {
        (seen.reveals.len() == 1).then_some("first")
    };
    let watched = Watched {
        events,
        names,
        around,
        sides: &seen.bout.sides(),
        goals: { seen.ends.is_none() }.then(|| seen.goals.into_iter().sum()),
    };
    watched.stage(classes!(state), rink, words)
}

/// The table around what everybody watches, so that nothing of it moves: the others, the middle, the own place.
pub(super) struct Watched<'a> {
    pub(super) events: &'a [&'a Event],
    pub(super) names: &'a Names,
    pub(super) around: Around<'a>,
    /// Those who play.
    pub(super) sides: &'a [Seat],
    /// While pairs meet, how many goals there have been: the last one is not seen at once, and so not in anybody's face.
    pub(super) goals: Option<u8>,
}

impl Watched<'_> {
    /// The table with this middle, and these words at the own place.
    pub(super) fn stage(&self, state: Classes, middle: Html, words: Html) -> Html {
        let (names, own) = (self.names, self.around.near);
        let players = names.seats();
        let wins = wins(self.events, players);
        let first = own.map_or(Seat(0), |own| own.left(players));
        let others: Vec<Seat> = first
            .round(players)
            .filter(|&seat| Some(seat) != own)
            .collect();
        let count = format!("of-{}", others.len());
        let facts = |seat: Seat| html! { <p class="facts">{ count_of_wins(seat, wins[seat]) }</p> };
        let plate = |seat: Seat| {
            html! {
                <li key={seat.0} class={classes!("player", format!("seat-{}", seat.0))}>
                    <h3>{ self.head(seat, Gaze::Down) }{ name_tag(&names[seat]) }</h3>
                    { facts(seat) }
                    <p class="known" />
                    <p class="lately" />
                </li>
            }
        };
        let open = own.is_none().then_some("open-table");
        html! {
            <div class={classes!("board", "face-off", open, state)}>
                <section class="players" aria-hidden="true">
                    <ul class={count}>{ for others.into_iter().map(plate) }</ul>
                </section>
                { middle }
                <div class="own-area">
                    if let Some(own) = own {
                        { plate_of(own, self.head(own, Gaze::Up), &names[own], false, None, facts(own)) }
                    }
                    { words }
                    <div class="action-bar" />
                </div>
            </div>
        }
    }

    /// The head of somebody at the table. Those who play are glad or sorry about a goal once it is seen.
    fn head(&self, seat: Seat, gaze: Gaze) -> Html {
        let Around { setup, moods, .. } = self.around;
        let feels = seat_head(setup, moods, seat, gaze);
        let Some(goals) = self.goals.filter(|_| self.sides.contains(&seat)) else {
            return feels;
        };
        html! {
            <span key={goals} class="feels">
                <span class="was">{ seat_head(setup, Moods::default(), seat, gaze) }</span>
                <span class="withheld">{ feels }</span>
            </span>
        }
    }
}

/// The line of one side: the cards revealed before, the one that meets its opponent now, and the backs of the others.
fn row(seen: &Seen, side: usize) -> Vec<Slot> {
    let seat = seen.bout.sides()[side];
    let now = seen.reveals.len();
    let slot = |at: usize| {
        let Some(reveal) = seen.reveals.get(at) else {
            return Slot::Down;
        };
        let meets = seen.ends.is_none() && at + 1 == now;
        let (won, lost) = (
            reveal.goal == Some(seat),
            reveal.goal.is_some_and(|it| it != seat),
        );
        let state = classes!(
            meets.then_some("meets"),
            won.then_some("scores"),
            lost.then_some("beaten"),
            reveal.injured.has(seat).then_some("injured"),
        );
        Slot::Up(reveal.cards[side], state)
    };
    (0..TEAM).map(slot).collect()
}

/// The card of this side that meets its opponent now.
fn pair(seen: &Seen, side: usize) -> Option<Html> {
    let at = seen.reveals.len().checked_sub(1)?;
    let meets = row(seen, side).into_iter().nth(at)?;
    Some(slot((at, meets)))
}

/// What happened, in words, between the cards that met, as large as there is room.
fn what(seen: &Seen, own: Option<Seat>, names: &Names) -> Html {
    let Some(ends) = &seen.ends else {
        let Some(reveal) = seen.reveals.last() else {
            return Html::default();
        };
        let why = face_off::reason(language(), seen.bout, reveal, names);
        let goal = match reveal.goal {
            Some(seat) => html! {
                <b class={classes!("goal", format!("seat-{}", seat.0), (Some(seat) == own).then_some("ours"))}>
                    <span class="seat-mark" aria-hidden="true" />
                    { say(Msg::Goal(&names[seat])) }
                </b>
            },
            None => html! { <b>{ say(Msg::NoGoal) }</b> },
        };
        let large = |side: usize| {
            let seat = seen.bout.sides()[side];
            html! {
                <div class={classes!("large", format!("seat-{}", seat.0))} aria-hidden="true">
                    <ol>{ for pair(seen, side) }</ol>
                    <p class="whose">{ name_tag(&names[seat]) }</p>
                </div>
            }
        };
        return html! {
            <div key={seen.reveals.len()} class={classes!("what", "duel")}>
                { large(0) }
                <p class="withheld">{ goal }{ " " }<span>{ why }</span></p>
                { large(1) }
            </div>
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
