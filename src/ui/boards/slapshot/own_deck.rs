//! The choice of deck for a game: the built-in one, the player's own, or one that came with the game. The player's own is
//! stored in the browser, with a fallback in memory.

use std::cell::RefCell;

use yew::prelude::*;

use super::deck_editor::DeckEditor;
use super::deck_files::{DeckFiles, Done};
use crate::games::slapshot::options::deck_flaw;
use crate::games::slapshot::{Card, cards};
use crate::i18n::flaws;
use crate::i18n::slapshot::deck;
use crate::i18n::slapshot::house_rules::{self, WhichDeck};
use crate::setup::HouseRules;
use crate::setup::deck_word::{deck_from_word, deck_word};
use crate::ui::components::Choice;
use crate::ui::words::say;
use crate::web::local_storage;

/// The house rule that holds a deck.
const RULE: &str = "deck";

/// The name under which the browser stores the player's deck.
const NAME: &str = "slapshot-deck";

thread_local! {
    /// The latest version while this page is open.
    static HERE: RefCell<Option<Vec<Card>>> = const { RefCell::new(None) };
}

/// See [`OwnDeck`].
#[derive(Properties, PartialEq)]
pub(super) struct OwnDeckProps {
    /// The current house rules.
    pub(super) rules: HouseRules,
    /// Called with the new house rules.
    pub(super) onchange: Callback<HouseRules>,
}

/// The player's deck, and the last action on it.
#[derive(Clone, PartialEq)]
struct Draft {
    deck: Vec<Card>,
    /// The deck before it was replaced by another.
    before: Option<Vec<Card>>,
    kept: bool,
    done: Done,
}

/// The encoded deck, if a game can be played with it.
fn word(deck: &[Card]) -> Option<String> {
    deck_flaw(deck).is_none().then(|| deck_word(deck))
}

/// Lets players choose a deck and edit their own.
#[component]
pub(super) fn OwnDeck(props: &OwnDeckProps) -> Html {
    let draft = use_state(|| Draft {
        deck: load(),
        before: None,
        kept: true,
        done: Done::Nothing,
    });
    let brought = use_memo((), |()| {
        let brought = props.rules.get(RULE).map(str::to_owned);
        brought.filter(|brought| word(&draft.deck).as_ref() != Some(brought))
    });
    let which = use_state(|| match (&*brought, props.rules.get(RULE)) {
        (Some(_), _) => WhichDeck::Brought,
        (None, Some(_)) => WhichDeck::Own,
        (None, None) => WhichDeck::Ours,
    });
    let play_with = {
        let (rules, onchange) = (props.rules.clone(), props.onchange.clone());
        move |word: Option<String>| {
            let mut rules = rules.clone();
            rules.set(RULE, word);
            onchange.emit(rules);
        }
    };
    let mut ways = vec![WhichDeck::Ours, WhichDeck::Own];
    ways.extend(brought.as_ref().as_ref().map(|_| WhichDeck::Brought));
    let chosen = ways.iter().position(|it| *it == *which).unwrap_or(0);
    let options: Vec<AttrValue> = ways
        .iter()
        .map(|&it| say(house_rules::Msg::DeckChoice(it)))
        .collect();
    let choose = {
        let (which, draft, play_with) = (which.clone(), draft.clone(), play_with.clone());
        Callback::from(move |place: usize| {
            let chosen = ways.get(place).copied().unwrap_or(WhichDeck::Ours);
            which.set(chosen);
            play_with(match chosen {
                WhichDeck::Ours => None,
                WhichDeck::Own => word(&draft.deck),
                WhichDeck::Brought => (*brought).clone(),
            });
        })
    };
    let ondraft = {
        let draft = draft.clone();
        Callback::from(move |next: Draft| {
            let kept = keep(&next.deck);
            play_with(word(&next.deck));
            draft.set(Draft { kept, ..next });
        })
    };
    html! {
        <div class="own-deck">
            <Choice label={say(house_rules::Msg::DeckRule)} {options} {chosen} onchange={choose} />
            <p class="small">{ say(house_rules::Msg::DeckNote(*which)) }</p>
            if *which == WhichDeck::Own {
                { editor(&draft, &ondraft) }
            }
        </div>
    }
}

/// The deck editor, with messages and further actions.
fn editor(draft: &Draft, ondraft: &Callback<Draft>) -> Html {
    let edited = ondraft.reform(|deck| Draft {
        deck,
        before: None,
        kept: true,
        done: Done::Nothing,
    });
    let old = draft.deck.clone();
    let exchanged = ondraft.reform(move |(deck, done): (Option<Vec<Card>>, Done)| {
        let before = deck.is_some().then(|| old.clone());
        let deck = deck.unwrap_or_else(|| old.clone());
        Draft {
            deck,
            before,
            kept: true,
            done,
        }
    });
    let from_ours = exchanged.reform(|_| (Some(cards::deck().into()), Done::IsOurs));
    let undo = draft.before.clone().map(|deck| {
        ondraft.reform(move |_: MouseEvent| Draft {
            deck: deck.clone(),
            before: None,
            kept: true,
            done: Done::Undone,
        })
    });
    html! {
        <>
            <div>
                <DeckEditor deck={draft.deck.clone()} onchange={edited} />
                <div class="deck-verdict" role="status">
                    { verdict(&draft.deck) }
                    if !draft.kept {
                        <p>{ say(deck::Msg::NotSaved) }</p>
                    }
                </div>
            </div>
            <DeckFiles
                deck={draft.deck.clone()}
                done={draft.done.clone()}
                ondone={exchanged}
                {from_ours}
                {undo}
            />
        </>
    }
}

fn verdict(deck: &[Card]) -> Html {
    match deck_flaw(deck) {
        None => html! { <p>{ say(deck::Msg::Fits) }</p> },
        Some(flaw) => html! {
            <p><b>{ say(flaws::Msg::from(flaw)) }</b>{ " " }{ say(deck::Msg::Meanwhile) }</p>
        },
    }
}

/// The player's deck, or the built-in one if there is none.
fn load() -> Vec<Card> {
    let kept = || deck_from_word(&local_storage::load::<String>(NAME)?);
    let here = HERE.with_borrow(Clone::clone);
    here.or_else(kept).unwrap_or_else(|| cards::deck().into())
}

/// Stores the player's deck, and returns whether the browser will still have it at the next visit.
fn keep(deck: &[Card]) -> bool {
    HERE.set(Some(deck.to_vec()));
    local_storage::save(NAME, &deck_word(deck))
}
