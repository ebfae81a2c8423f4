//! The playoffs as scenes: the bracket when a series begins or has sent somebody on, and the cup when the last one is
//! won, with the goal that decided it and the player of the series.

use yew::prelude::*;

use super::cards::face;
use super::face_off::Watched;
use super::ice::pips;
use super::matches::{all_series, wins};
use crate::engine::{BySeat, Seat, Seats};
use crate::games::slapshot::season::FINAL;
use crate::games::slapshot::{Card, Event, Series, Slapshot};
use crate::i18n::Names;
use crate::i18n::slapshot::results::Msg;
use crate::i18n::slapshot::{Reference, Round, log, players, table};
use crate::ui::boards::kit::{Around, Story, name_tag};
use crate::ui::words::{language, say};

/// The cup, its bowl, handles and foot.
const CUP: &str = "M22 8h56c0 30-6 48-22 54v16h12v10H32V78h12V62C28 56 22 38 22 8z";
const HANDLES: &str = "M22 16H8c0 18 6 30 20 32M78 16h14c0 18-6 30-20 32";
const FOOT: &str = "M24 88h52v12H24z";

/// A series has begun, or was won.
pub(super) fn scene(story: &Story<Slapshot>, event: &Event, around: Around) -> Html {
    let &Story { events, names, .. } = story;
    let all = all_series(events);
    let Some(last) = all.last() else {
        return Html::default();
    };
    let (middle, words) = match event {
        Event::SeriesWon(champion) if last.to == FINAL => (
            cup(events, *champion, names),
            say(Msg::of_series(last, *champion, names)),
        ),
        _ => (
            bracket(&all, &wins(events, names.seats()), names),
            log::event(language(), event, names).into(),
        ),
    };
    let words = html! {
        <>
            <p class="message" />
            <p class="what">{ words }</p>
        </>
    };
    let watched = Watched {
        events,
        names,
        around,
        sides: &[],
        goals: None,
    };
    watched.stage(classes!("playing-off"), middle, words)
}

/// The latest semi-final and the final, each with its teams, home first, and the games they have won. The final is there
/// from the start, with the team that awaits its opponent.
fn bracket(all: &[Series], wins: &BySeat<u8>, names: &Names) -> Html {
    let name = |series: &Series| say(table::Msg::Round(series.into()));
    let final_name =
        || html! { <h3>{ say(table::Msg::Round(Round::Final)) }{ cup_drawing() }</h3> };
    let one = |(at, series): (usize, &Series)| {
        let is_final = series.to == FINAL;
        html! {
            <li key={at} class={classes!("tie", is_final.then_some("final"))}>
                if is_final { { final_name() } } else { <h3>{ name(series) }</h3> }
                <ul>{ entry(series, series.home, names) }{ entry(series, series.other, names) }</ul>
            </li>
        }
    };
    let begun = all.last().is_some_and(|last| last.to == FINAL);
    let earlier = all.len().saturating_sub(if begun { 2 } else { 1 });
    let waits = all.last().and_then(|last| awaits(last, wins));
    html! {
        <section class="rink">
            <h2 id="spotlight-heading" class="contest">{ say(table::Msg::Playoffs) }</h2>
            <div class="ice">
                <ol class="bracket">
                    { for all.iter().enumerate().skip(earlier).map(one) }
                    if !begun {
                        <li key="final" class="tie final to-come">
                            { final_name() }
                            <ul>
                                if let Some(seat) = waits {
                                    <li key={seat.0} class={classes!("entry", format!("seat-{}", seat.0))}>
                                        <span class="who">{ name_tag(&names[seat]) }</span>
                                    </li>
                                }
                                <li key="who" class="entry open">{ say(Msg::ToCome) }</li>
                            </ul>
                        </li>
                    }
                </ol>
            </div>
        </section>
    }
}

/// A team in a series, and how far it has come.
fn entry(series: &Series, seat: Seat, names: &Names) -> Html {
    let place = usize::from(seat != series.home);
    let through = series.wins[place] >= series.to;
    let out = series.wins[1 - place] >= series.to;
    let class = classes!(
        "entry",
        format!("seat-{}", seat.0),
        through.then_some("through"),
        out.then_some("out"),
    );
    html! {
        <li key={seat.0} {class}>
            <span class="who">{ name_tag(&names[seat]) }</span>
            if place == 0 {
                <small title={say(Reference::PlayOffs)}>{ say(Msg::HomeIce) }</small>
            }
            { pips(series, seat) }
        </li>
    }
}

/// Who is in the final while others play for the other place (SH-4.3): the team with more wins than all others.
fn awaits(semi_final: &Series, wins: &BySeat<u8>) -> Option<Seat> {
    let most = wins.iter().map(|(_, wins)| *wins).max();
    let best: Seats = wins.which(|_, wins| Some(*wins) == most);
    let plays = |seat: Seat| [semi_final.home, semi_final.other].contains(&seat);
    best.single().filter(|seat| !plays(*seat))
}

/// The cup.
fn cup_drawing() -> Html {
    html! {
        <svg class="cup" viewBox="0 0 100 104" aria-hidden="true">
            <path class="handles" d={HANDLES} />
            <path d={CUP} />
            <path d={FOOT} />
        </svg>
    }
}

/// The cup, and whose it is.
fn cup(events: &[&Event], champion: Seat, names: &Names) -> Html {
    let card = |key: &'static str, words: AttrValue, (seat, card): (Seat, Card)| {
        html! {
            <li {key} class={format!("seat-{}", seat.0)}>
                <span class="shown">{ face(card) }</span>
                <p>
                    <b>{ say(players::Msg::on(card)) }</b>
                    <span class="unseen">{ ", " }{ say(table::Msg::Card(card)) }</span>
                    <span class="who">{ name_tag(&names[seat]) }</span>
                    { words }
                </p>
            </li>
        }
    };
    let decided = decider(events, champion);
    let best = best_of_series(events);
    html! {
        <section class={classes!("rink", "cup-won", format!("seat-{}", champion.0))}>
            <h2 id="spotlight-heading" class="contest">{ say(Msg::Cup) }</h2>
            <div class="ice">
                { cup_drawing() }
                <p class="champion">
                    <span class="seat-mark" aria-hidden="true" />
                    { say(Msg::Champion(&names[champion])) }
                </p>
                <ul class="stars">
                    { for decided.map(|it| card("decided", say(Msg::Decided), (champion, it))) }
                    { for best.map(|(seat, it, goals)| card("best", say(Msg::BestOfSeries(goals)), (seat, it))) }
                </ul>
            </div>
        </section>
    }
}

/// The card whose goal put the winner of the last game ahead for good.
fn decider(events: &[&Event], winner: Seat) -> Option<Card> {
    let (bout, lost) = events.iter().rev().find_map(|event| match event {
        Event::Won { bout, goals, .. } => Some((*bout, goals[0].min(goals[1]))),
        _ => None,
    })?;
    let side = usize::from(winner != bout.host);
    let ahead = |event: &&&Event| {
        matches!(event, Event::Revealed { bout: of, goal, goals, .. }
            if *of == bout && *goal == Some(winner) && goals[side] > lost)
    };
    let game = events
        .iter()
        .rposition(|event| matches!(event, Event::Faced(it) if *it == bout))?;
    let goal = events[game..].iter().find(ahead)?;
    match goal {
        Event::Revealed { cards, .. } => Some(cards[side]),
        _ => None,
    }
}

/// Who scored most in the last series: the team, the card and the goals.
pub(super) fn best_of_series(events: &[&Event]) -> Option<(Seat, Card, u8)> {
    let begun = events
        .iter()
        .rposition(|event| matches!(event, Event::SeriesBegan(_)))?;
    let mut all: Vec<(Seat, Card, u8)> = Vec::new();
    for event in &events[begun..] {
        let Event::Revealed {
            bout,
            cards,
            goal: Some(seat),
            ..
        } = event
        else {
            continue;
        };
        let card = cards[usize::from(*seat != bout.host)];
        match all.iter_mut().find(|it| (it.0, it.1) == (*seat, card)) {
            Some(found) => found.2 += 1,
            None => all.push((*seat, card, 1)),
        }
    }
    // Of several with as many goals, whoever scored first.
    all.into_iter().rev().max_by_key(|it| it.2)
}
