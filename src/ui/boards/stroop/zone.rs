//! The zone of one person: their cards, a copy of the card in the middle, the right way up, the draw pile and STOP.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::cells::Cells;
use super::controls::Controls;
use super::devices::cap;
use super::hands::{Hands, Own};
use super::input::Gesture;
use super::own_cards::OwnCards;
use super::phase::Phase;
use super::ready::{Ready, ReadyProps};
use super::verdict::{Ruling, cross};
use super::waiting::{Other, Waiting};
use crate::engine::Seat;
use crate::games::stroop::{Board, Card, Fate, Refusal};
use crate::i18n::stroop::table::Msg;
use crate::i18n::{Name, Names};
use crate::settings::Press;
use crate::ui::boards::kit::name_tag;
use crate::ui::key_caps::Caps;
use crate::ui::words::say;
use crate::web::clock;

/// How long STOP has to be held, in milliseconds. The style sheet fills its ring in the same time.
const HELD: u32 = 500;

/// See [`Zone`].
#[derive(Properties, PartialEq)]
pub(super) struct ZoneProps {
    /// The seat.
    pub(super) seat: Seat,
    /// Their name.
    pub(super) name: Name,
    /// The cells of their cards.
    pub(super) cells: Rc<Cells>,
    /// The number of cells.
    pub(super) room: usize,
    /// The number of cards in the hand.
    pub(super) hand: u8,
    /// The number of cards left to draw.
    pub(super) left: u8,
    /// Whether words are printed in two directions.
    pub(super) advanced: bool,
    /// The result of the last try.
    pub(super) ruling: Option<Ruling>,
    /// The round, 1 or 2.
    pub(super) round: u8,
    /// Why their last action was refused, and how often any was: each time it is said again.
    pub(super) refused: Option<(Refusal, u32)>,
    /// When a fumble pause ends, in game time, and how long it is, in milliseconds.
    pub(super) fumble: Option<(u32, u32)>,
    /// Whether they are barred for this round.
    pub(super) barred: bool,
    /// The others, while they are barred.
    #[prop_or_default]
    pub(super) others: Vec<Other>,
    /// The phase of the table.
    pub(super) phase: Phase,
    /// What they hold and look at.
    pub(super) own: Own,
    /// The labels of keys.
    pub(super) caps: Rc<Caps>,
    /// The playable cards, if they are shown in training.
    #[prop_or_default]
    pub(super) fits: Option<Rc<[Card]>>,
    /// Plays an action, with the time stamp of its event.
    pub(super) act: Callback<(Seat, Gesture, f64)>,
    /// Dispatches hand actions that are not part of the game.
    pub(super) hands: UseReducerDispatcher<Hands>,
    /// What covers the cards before a round.
    #[prop_or_default]
    pub(super) ready: Option<ReadyProps>,
}

/// The zone.
#[component]
pub(super) fn Zone(props: &ZoneProps) -> Html {
    let ZoneProps { seat, phase, .. } = *props;
    let plays = phase == Phase::Plays && !props.barred;
    use_held_stop(props, plays);
    let onpointerdown = {
        let (act, cells) = (props.act.clone(), Rc::clone(&props.cells));
        Callback::from(move |event: PointerEvent| {
            if !plays {
                return;
            }
            // Acting on press: a finger belongs to the zone where it lands.
            let gesture = match event.button() {
                2 => Some(Gesture::Draw),
                0 => aimed(&event, &cells),
                _ => None,
            };
            if let Some(gesture) = gesture {
                // Do not focus a card that is about to leave: the browser would have to move the focus.
                event.prevent_default();
                act.emit((seat, gesture, event.time_stamp()));
            }
        })
    };
    let onclick = {
        let (act, cells) = (props.act.clone(), Rc::clone(&props.cells));
        // Assistive technology, such as a screen reader, clicks without pointer events.
        Callback::from(move |event: MouseEvent| {
            if let Some(gesture) = aimed(&event, &cells).filter(|_| plays && event.detail() == 0) {
                act.emit((seat, gesture, event.time_stamp()));
            }
        })
    };
    let onwheel = use_wheel(props, plays);
    let class = classes!(
        "zone",
        format!("seat-{}", seat.0),
        props.own.turn.class(),
        props.barred.then_some("barred"),
        phase.hides().then_some("hidden"),
    );
    html! {
        <section
            {class}
            data-keys={cap(&props.caps, props.own.device, Press::Cell(0)).map(|_| "yes")}
            aria-label={say(Msg::Zone(&props.name))}
            {onpointerdown}
            {onclick}
            {onwheel}
            oncontextmenu={|event: MouseEvent| event.prevent_default()}
        >
            <div class="turned">
                <div class="spread">
                    { plate(props) }
                    <OwnCards
                        {seat}
                        name={props.name.clone()}
                        cells={Rc::clone(&props.cells)}
                        room={props.room}
                        own={props.own}
                        caps={Rc::clone(&props.caps)}
                        advanced={props.advanced}
                        hides={phase.hides()}
                        {plays}
                        fits={props.fits.clone()}
                        fumble={props.fumble}
                        ruling={props.ruling.clone()}
                        hands={props.hands.clone()}
                    />
                    <Controls
                        {seat}
                        left={props.left}
                        own={props.own}
                        caps={Rc::clone(&props.caps)}
                        hides={phase.hides()}
                        {plays}
                        act={props.act.clone()}
                        hands={props.hands.clone()}
                    />
                    if props.barred && phase == Phase::Plays {
                        <Waiting others={props.others.clone()} />
                    }
                    if let Some(ready) = props.ready.clone() {
                        <Ready ..ready />
                    }
                </div>
            </div>
        </section>
    }
}

/// The action that an event is aimed at.
fn aimed(event: &Event, cells: &Cells) -> Option<Gesture> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let button = target.closest("button").ok()??;
    if button.has_attribute("data-draw") {
        return Some(Gesture::Draw);
    }
    let cell = button.get_attribute("data-cell")?.parse().ok()?;
    cells.get(cell).map(Gesture::Play)
}

/// Calls STOP once it has been held long enough.
#[hook]
fn use_held_stop(props: &ZoneProps, plays: bool) {
    let (seat, act) = (props.seat, props.act.clone());
    use_effect_with(props.own.holds && plays, move |&holds| {
        let call = move || act.emit((seat, Gesture::Stop, clock::now()));
        let timeout = holds.then(|| Timeout::new(HELD, call));
        move || drop(timeout)
    });
}

/// Draws one card for each notch of the wheel, however finely a touchpad scrolls. A board that is too low to be seen whole
/// is scrolled instead.
#[hook]
fn use_wheel(props: &ZoneProps, plays: bool) -> Callback<WheelEvent> {
    const NOTCH: f64 = 150.0;
    let last = use_mut_ref(|| 0.0);
    let (seat, act) = (props.seat, props.act.clone());
    Callback::from(move |event: WheelEvent| {
        let at = event.time_stamp();
        let board = event.target_dyn_into::<Element>();
        let board = board.and_then(|it| it.closest("main").ok()?);
        let scrolls = board.is_some_and(|it| it.scroll_height() > it.client_height() + 1);
        if plays && !scrolls && event.delta_y() > 0.0 && at - last.replace(at) > NOTCH {
            act.emit((seat, Gesture::Draw, at));
        }
    })
}

/// The name, the number of cards left, what fits in this round, and for a moment the result of the last try.
fn plate(props: &ZoneProps) -> Html {
    let tries = props.ruling.as_ref().map(|ruling| ruling.tries);
    let refused = props.refused.map(|(refusal, nth)| {
        html! { <span key={format!("refused-{nth}")} class="says refused">{ say(refusal) }</span> }
    });
    let dropped = props.own.dropped.then(|| {
        html! { <span key="dropped" class="says late dropped">{ say(Msg::CalledTooLate) }</span> }
    });
    let answer = dropped.or(refused);
    let answer = answer.or_else(|| props.ruling.as_ref().map(said));
    // The hint when to call STOP comes again when what was said of a try is gone: it is new with each.
    let over = props.left == 0 && props.phase == Phase::Plays && !props.barred;
    // Whoever only taps STOP reads nothing else.
    let short = over && props.own.short;
    let answer = answer.filter(|_| !short);
    let when = over.then(|| {
        let class = classes!("when", short.then_some("short"));
        let key = format!(
            "when-{short}-{}-{tries:?}-{:?}",
            props.own.dropped,
            props.refused.map(|(_, nth)| nth)
        );
        html! { <span {key} {class}>{ say(Msg::StopWhen) }</span> }
    });
    html! {
        <header class="owner">
            <h2>{ name_tag(&props.name) }</h2>
            <b class="count">{ say(Msg::Left(props.hand + props.left)) }</b>
            <span class="rule">{ say(Msg::Rule(props.round)) }</span>
            <p class="fate">{ for answer }{ for when }</p>
        </header>
    }
}

/// What is said of somebody's last try, at their name.
pub(super) fn said(ruling: &Ruling) -> Html {
    let Ruling {
        tries,
        class,
        words,
        past,
        ..
    } = ruling;
    let past = past.then_some("past");
    html! {
        <span key={*tries} class={classes!("says", *class, past)}>
            if *class == "fumbled" { { cross() } }
            { words }
        </span>
    }
}

/// The result of a player's last try: its class for the style sheet, and the text; `None` if it has not been judged yet.
pub(super) fn fate(board: &Board, seat: Seat, names: &Names) -> Option<(&'static str, AttrValue)> {
    let (class, msg) = match board.lately[seat].fate? {
        Fate::Waits(_) | Fate::Called => return None,
        Fate::Landed(_) => ("landed", Msg::Landed),
        Fate::Second(_, first) => ("second", Msg::Second(&names[first])),
        Fate::TooLate(_) => ("late", Msg::TooLate),
        Fate::Fumbled(card, center) => ("fumbled", Msg::misfit(card, center, board.round)),
        Fate::CalledTooLate => ("late", Msg::CalledTooLate),
        Fate::Barred(missed, _) => ("barred", Msg::Barred(missed)),
    };
    Some((class, say(msg)))
}
