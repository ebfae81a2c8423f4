//! What managers may do, notes for new players and the quick reference of Slapshot, in English.

use super::cards::kind;
use crate::i18n::en::words::joined;
use crate::i18n::slapshot::{Asks, Choices, Lookup, Note};

/// What a manager may do.
pub(super) fn asks(what: Asks) -> String {
    match what {
        Asks::Pick => "pick a card for your team".into(),
        Asks::Turn(choices) => turn(choices),
        Asks::GiveBack => "give back a card".into(),
        Asks::GiveBackKind(of) => format!("give back another {}", kind(of, 1)),
        Asks::LineUp(bout) if bout.overtime == 0 => "line up for the game".into(),
        Asks::LineUp(_) => "line up for overtime".into(),
    }
}

fn turn(choices: Choices) -> String {
    let all = [
        (choices.trade, "trade"),
        (choices.draft, "draft"),
        (choices.game, "play a game"),
        (choices.pass, "pass"),
    ];
    let open = all.into_iter().filter(|(open, _)| *open);
    let open: Vec<String> = open.map(|(_, what)| what.into()).collect();
    joined(&open, "or")
}

pub(super) fn note(note: Note) -> &'static str {
    match note {
        Note::Pick => {
            "A team is three forwards, two defensemen and a goalie. You only choose which deck to draw from, so the order doesn't matter much."
        }
        Note::Turn => {
            "Each turn is one thing: trade to get a card from another team, draft to swap a card for one from its deck, or visit someone for a game. Only games win you anything."
        }
        Note::Trade => {
            "You trade blind: you get any of the other team's six cards. Then you give back a card of the same kind, so it's a good way to get rid of a weak one."
        }
        Note::LineUp => {
            "Cards meet in this order, first against first. A goalie stops everyone but Tiny Tim, so your best forward may run into it, and your weakest costs you nothing there."
        }
        Note::Injuries => {
            "Whoever meets a bruiser is injured, win or lose. After the game, a card from the same deck takes its place."
        }
    }
}

/// The quick reference.
pub(super) fn lookup(what: Lookup) -> &'static str {
    match what {
        Lookup::Scoring => {
            "Both teams reveal their six cards one by one. The higher value scores a goal, and equal values score none. More goals win."
        }
        Lookup::Goalies => {
            "A goalie stops forwards and defensemen, whatever the values. It only scores on a goalie with a lower value."
        }
        Lookup::TinyTim => "Tiny Tim has the value 0, but he always scores on a goalie.",
        Lookup::Bruisers => {
            "A card that meets a bruiser is injured, even if it scores. So are two bruisers that meet. After the game, injured cards go under their decks and are replaced by the top cards, the home team's first."
        }
        Lookup::Trade => {
            "Choose a team and draw one of its six cards, without seeing them. Give back a different card of the same kind. Only the two of you know which cards they were."
        }
        Lookup::Draft => {
            "Put one of your cards under the deck of its kind and take the top card instead. Nobody else sees either of them."
        }
        Lookup::HomeIce => {
            "You play your games as the visitor, and the home team starts with one goal."
        }
        Lookup::Overtime => {
            "After a tie, injured cards are replaced and both teams line up again. Nobody starts with a goal, and the first goal wins. After ten overtimes without one, a coin decides."
        }
        Lookup::PlayOffs => {
            "The first team to reach the Playoffs space ends the season and plays the second-best for the championship: the first to win four games. The first team is at home in games 1, 2, 5 and 7. There are no trades and no drafts."
        }
        Lookup::League => {
            "In a league, you visit everyone twice, and everyone once before anyone twice. The two teams with the most wins play the final. With limits, you have four trades and four drafts in a season."
        }
    }
}
