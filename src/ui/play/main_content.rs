//! The middle of the layout: the board, or what replaces it.

use yew::prelude::*;

use super::cover::Cover;
use super::next_steps::NextSteps;
use super::progress::skipped;
use super::report::{Ending, Report, Won};
use super::running_game::GameHandle;
use super::snapshot::{Scene, Shown, Summary};
use super::spotlight::Spotlight;
use super::use_play_view::PlayView;
use super::use_store::Live;
use super::visible_events::recap;
use crate::engine::{By, BySeat, Eyes, Outcome, Seat, Seats, Status};
use crate::i18n::Name;
use crate::i18n::table::{self, Msg};
use crate::setup::{Head, looks};
use crate::ui::boards::kit::Seating;
use crate::ui::components::{Face, LateButton, Mood};
use crate::ui::words::{language, say};

/// The game as far as the screen has progressed.
pub(super) struct MainContent<'a> {
    pub(super) live: &'a Live,
    pub(super) view: &'a PlayView,
    /// Deals again for the same seats.
    pub(super) onagain: &'a Callback<()>,
    /// Shows the game as it was.
    pub(super) onlookback: Callback<()>,
    /// Opens the review, if there is one.
    pub(super) onreview: Option<Callback<()>>,
    /// Called when the person who should take the device is away.
    pub(super) onaway: Callback<()>,
}

impl MainContent<'_> {
    /// The board as seen by these eyes; `cover` lies on the area of the near seat.
    pub(super) fn board(&self, eyes: Eyes, cover: Option<Html>) -> Html {
        self.live.game.board(Shown {
            eyes,
            near: self.view.near,
            cover,
            live: self.view.scene == Scene::Step(None) && self.live.lock.here,
            scene: self.view.scene,
            until: self.view.progress.until,
            turning: self.view.revealed < self.view.progress.until,
            running: self.view.running.clone(),
        })
    }

    /// The cover for the next seat. Each seat gets a new one.
    pub(super) fn cover(&self, seat: Seat, onunlock: Callback<()>) -> Html {
        let (recap, acted) = recap(&*self.live.game, seat, self.view.progress.until);
        html! {
            <Cover
                key={format!("cover-{}", seat.0)}
                game={self.live.game.clone()}
                {seat}
                name={self.live.game.names()[seat].clone()}
                face={self.heads()[seat].map(Face::calm)}
                purpose={&self.live.now.purpose}
                {acted}
                {recap}
                {onunlock}
                onaway={self.onaway.clone()}
            />
        }
    }

    /// The heads of the players who have one.
    fn heads(&self) -> BySeat<Option<Head>> {
        looks(&self.live.game.setup().chairs).map(|_, look| look.head)
    }

    /// The faces of the players, who feel like this.
    fn faces(&self, mood: impl Fn(Seat) -> Mood) -> BySeat<Option<Face>> {
        let face = |seat, head: &Option<Head>| {
            head.map(|head| Face {
                mood: mood(seat),
                ..Face::calm(head)
            })
        };
        self.heads().map(face)
    }

    /// The pause after a round.
    pub(super) fn between(
        &self,
        heading: AttrValue,
        go_on: AttrValue,
        onclick: Callback<()>,
    ) -> Html {
        let game = &self.live.game;
        let moods = game.index().moods(self.view.progress.until);
        let Summary {
            sheet, decided_by, ..
        } = self.summary();
        html! {
            <Report
                key="between"
                faces={self.faces(|seat| moods.of(seat))}
                {heading}
                ending={self.ending()}
                {decided_by}
                {sheet}
                names={game.names()}
                turns={self.turns()}
            >
                <LateButton class="primary" onclick={onclick.reform(|_| ())}>{ go_on }</LateButton>
            </Report>
        }
    }

    /// An event shown by itself.
    pub(super) fn spotlight(&self, at: usize, stays: bool, ongoon: &Callback<usize>) -> Html {
        let game = &self.live.game;
        let skipped = skipped(&game.index(), at);
        html! {
            <Spotlight
                key="spotlight"
                game={game.setup().game}
                {at}
                {stays}
                ongoon={ongoon.reform(move |()| at)}
                onskip={(!stays).then(|| ongoon.reform(move |()| skipped))}
            >
                { game.spotlight(self.view.progress.until, self.view.near) }
            </Spotlight>
        }
    }

    /// The end of the game.
    pub(super) fn result(&self, outcome: &Outcome) -> Html {
        let game = &self.live.game;
        let last = outcome.places.iter().map(|(_, place)| *place).max();
        let mood = |seat| match outcome.places[seat] {
            1 => Mood::Glad,
            place if Some(place) == last => Mood::Sorry,
            _ => Mood::Calm,
        };
        let Summary {
            sheet,
            decided_by,
            highlights,
            link,
        } = self.summary();
        html! {
            <Report
                key="result"
                faces={self.faces(mood)}
                heading={say(Msg::Result)}
                won={Some(won(game, outcome))}
                withholds={game.presentation.withholds}
                verdict={&self.view.then.spoken}
                {highlights}
                {decided_by}
                note={self.practice()}
                ending={self.ending()}
                {sheet}
                names={game.names()}
                turns={self.turns()}
            >
                <NextSteps
                    game={game.clone()}
                    {link}
                    onagain={self.onagain.clone()}
                    onlookback={self.onlookback.clone()}
                    onreview={self.onreview.clone()}
                />
            </Report>
        }
    }

    /// The round or game that has ended.
    fn summary(&self) -> Summary {
        let (progress, step) = (&self.view.progress, self.view.back.step());
        let scene = match progress.report() {
            Some(pause) => Scene::RoundEnd(pause),
            None => Scene::OpenHands(step),
        };
        self.live.game.summary(progress.until, step, scene)
    }

    /// What the announcer says after the events: whose turn it is and what they may do, unless they decide in another
    /// tab, or how the game ended.
    pub(super) fn now(&self) -> Option<AttrValue> {
        let (game, then) = (&self.live.game, &self.view.then);
        let Status::ToAct(to_act) = then.status else {
            return Some(then.spoken.clone());
        };
        let people = game.setup().people();
        let here = |seat: &Seat| people.has(*seat) && !self.live.lock.elsewhere;
        let seat = to_act.single().filter(here)?;
        let again = game.index().last_by(then.step) == Some(By::Seat(seat));
        let names = game.names();
        let name = (people.count() > 1).then(|| &names[seat]);
        let asked = Some(then.spoken.as_str()).filter(|spoken| !spoken.is_empty());
        match (again, asked) {
            (true, None) => None,
            (true, Some(asked)) => Some(table::go_on(language(), name, asked).into()),
            (false, asked) => Some(table::your_turn(language(), name, asked).into()),
        }
    }

    /// Whether several people sit around the screen.
    fn turns(&self) -> bool {
        let game = &self.live.game;
        game.presentation.seating == Seating::Together && game.setup().people().count() > 1
    }

    /// A note that this was practice, if it was.
    fn practice(&self) -> Option<AttrValue> {
        let taken_back = self.live.game.index().taken_back;
        let practice = self.live.game.setup().practice || taken_back > 0;
        practice.then(|| say(Msg::Practice(taken_back)))
    }

    fn ending(&self) -> Ending {
        let progress = &self.view.progress;
        Ending::of(&*self.live.game, progress.round..progress.until)
    }
}

/// The winners, as in the headline.
fn won(game: &GameHandle, outcome: &Outcome) -> Won {
    let winners = outcome.winners();
    let headline = match game.you() {
        Some(you) if winners.has(you) => say(Msg::YouWin),
        Some(_) => say(Msg::YouLose),
        None => {
            let names = game.names();
            let winners: Vec<Name> = winners.iter().map(|seat| names[seat].clone()).collect();
            say(Msg::Win {
                winners: &winners,
                count: winners.len(),
            })
        }
    };
    Won {
        outcome: outcome.clone(),
        about: game.you().map_or(winners, Seats::only),
        headline,
    }
}
