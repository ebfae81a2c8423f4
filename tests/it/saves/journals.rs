//! Journals: what happened in a game, line by line.

use kitchen_table::engine::{Input, Rng, Seat, Table};
use kitchen_table::games::dealt::{Action, Dealt};
use kitchen_table::saves::Unreadable::{self, Damaged, Foreign, Record, Seats};
use kitchen_table::saves::{BrokenOff, Entry, Journal, Read, Save, tidied};
use kitchen_table::setup::names::{LONGEST_NAME, LONGEST_TITLE, meant};
use kitchen_table::setup::{Chair, Playable, Who};

use super::{GAMES, NAMES, as_read, company, forged, next, save_of, snatched, table};

/// A journal, and the game that it leads to.
pub(super) struct Written {
    journal: Journal,
    save: Save<Dealt>,
    table: Table<Dealt>,
    title: Option<String>,
    taken_back: usize,
}

/// The journal of a game that starts with its current state.
fn begun<G: Playable>(save: &Save<G>) -> Journal {
    let journal = Journal::begin(save);
    let read = Journal::read::<G>(&[save.write()], &mut ());
    assert_eq!(read.expect("it is whole").journal, journal);
    journal
}

impl Written {
    fn begin(seed: u64, steps: usize) -> Self {
        let table = table(seed, steps);
        let save = save_of(&table, seed);
        let journal = begun(&save);
        Self {
            journal,
            save,
            table,
            title: None,
            taken_back: 0,
        }
    }

    fn play(&mut self) {
        if let Some(input) = next(&self.table) {
            self.journal.add(&Entry::played(&input));
            self.table.play(input, &mut ()).expect("it is legal");
        }
    }

    fn rewind(&mut self, to: usize) {
        self.journal.add(&Entry::Rewound(to));
        self.table = self.table.rewind(to);
        self.taken_back += 1;
    }

    fn name(&mut self, title: &str) {
        self.journal.add(&Entry::Titled(title.into()));
        self.title = Some(title.into());
    }

    fn seat(&mut self, seed: u64) {
        self.save.chairs = company(seed, self.table.seats());
        self.journal.add(&Entry::seated(&self.save.chairs));
    }

    /// Random lines of all kinds.
    pub(super) fn many(seed: u64, lines: usize) -> Self {
        let mut kept = Self::begin(seed, (seed % 3 * 20) as usize);
        let mut rng = Rng::new(seed);
        while kept.journal.lines().len() < lines {
            match rng.below(13) {
                0 => kept.rewind(rng.below(kept.table.step() as u32 + 1) as usize),
                1 => kept.seat(u64::from(rng.any())),
                2 => kept.name(rng.pick(&NAMES).expect("there are some")),
                _ => kept.play(),
            }
        }
        kept
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.journal.lines().to_vec()
    }
}

fn read(lines: &[String]) -> Result<Read<Dealt>, BrokenOff> {
    Journal::read(lines, &mut ())
}

/// Asserts that the journal breaks off after this many good lines.
#[track_caller]
fn breaks(lines: &[String], good: usize, why: Unreadable) {
    assert_eq!(read(lines).err(), Some(BrokenOff { why, good }));
    assert!(good == 0 || read(&lines[..good]).is_ok());
}

#[test]
fn a_journal_survives_being_written_and_read() {
    for seed in 0..GAMES {
        let mut kept = Written::many(seed, 300);
        kept.save.record = kept.table.record().clone();
        assert!(kept.journal.lines().iter().all(|line| !line.contains('\n')));
        let read = read(&kept.lines()).expect("it is whole");
        assert_eq!(read.journal, kept.journal);
        assert_eq!(read.save, as_read(kept.save));
        assert_eq!(read.table, kept.table);
        let title = kept.title.map(|title| meant(&title, LONGEST_TITLE));
        assert_eq!(read.title, title);
        assert_eq!(read.taken_back, kept.taken_back);
    }
}

#[test]
fn a_journal_that_was_read_continues_unchanged() {
    let kept = Written::many(5, 40);
    let lines = kept.lines();
    let mut journal = read(&lines[..25]).expect("it is whole so far").journal;
    assert_eq!(journal.lines(), &lines[..25]);
    let entry = |line: &str| -> Entry {
        let mut object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        object.as_object_mut().expect("an object").remove("sum");
        serde_json::from_value(object).expect("an entry")
    };
    for line in &lines[25..] {
        assert_eq!(journal.add(&entry(line)), line);
    }
    assert_eq!(journal, kept.journal);
}

#[test]
fn a_game_against_the_clock_can_be_kept_line_by_line() {
    let table = snatched(5);
    let mut deal = save_of(&table, 5);
    deal.record.inputs.clear();
    let mut journal = begun(&deal);
    for &input in &table.record().inputs {
        journal.add(&Entry::played(&input));
    }
    let read = Journal::read(journal.lines(), &mut ()).expect("it is whole");
    let save = as_read(save_of(&table, 5));
    assert_eq!((read.save, read.table), (save, table));
}

/// A journal whose names and titles are much too long, in its first line and later.
fn long_winded() -> Written {
    let mut kept = Written::begin(4, 10);
    let long = |letter: &str| letter.repeat(500_000);
    let chair = |name: String| Chair::named(Who::Person, name);
    kept.save.chairs = ["A", "B", "C", "D"].map(|it| chair(long(it))).into();
    kept.journal = begun(&kept.save);
    kept.play();
    kept.name(&long("t"));
    kept.save.chairs[1] = chair(long("\u{200b}b"));
    kept.journal.add(&Entry::seated(&kept.save.chairs));
    kept.play();
    kept
}

#[test]
fn names_and_titles_of_any_length_are_read_as_they_were_meant() {
    let lines = long_winded().lines();
    let read = read(&lines).expect("it is whole");
    assert_eq!(read.journal.lines(), lines);
    assert_eq!(read.title, Some("t".repeat(LONGEST_TITLE)));
    let names = read.save.chairs.iter().map(|chair| chair.name.clone());
    let expected = ["A", "b", "C", "D"].map(|it| Some(it.repeat(LONGEST_NAME)));
    assert_eq!(names.collect::<Vec<_>>(), expected);
}

#[test]
fn a_journal_from_elsewhere_is_tidied_and_remains_the_same_game() {
    let lines = long_winded().lines();
    let tidy = tidied(lines.clone());
    assert!(tidy.concat().len() < 3_000, "{}", tidy.concat().len());
    let (was, is) = (read(&lines), read(&tidy));
    let (was, is) = (was.expect("it is whole"), is.expect("so is this"));
    assert_eq!(
        (is.save, is.table, is.title),
        (was.save, was.table, was.title)
    );
    assert_eq!(tidied(tidy.clone()), tidy);
    // It breaks off where it did.
    for good in 0..lines.len() {
        let mut torn = lines.clone();
        torn[good].pop();
        breaks(&tidied(torn), good, Damaged);
    }
    // What is tidy stays as it is, white space included.
    let spaced: Vec<String> = tidy.iter().map(|line| format!(" {line} ")).collect();
    assert_eq!(tidied(spaced.clone()), spaced);
}

#[test]
fn no_line_can_be_dropped_doubled_swapped_or_replaced() {
    for seed in 0..GAMES {
        let lines = Written::many(seed, 40).lines();
        let others = Written::many(seed + GAMES, 40).lines();
        for at in 1..lines.len() {
            let mut doubled = lines.clone();
            doubled.insert(at, lines[at].clone());
            breaks(&doubled, at + 1, Damaged);
            let mut foreign = lines.clone();
            foreign.insert(at, others[at].clone());
            breaks(&foreign, at, Damaged);
            foreign.remove(at + 1);
            breaks(&foreign, at, Damaged);
        }
        for at in 1..lines.len() - 1 {
            let mut dropped = lines.clone();
            dropped.remove(at);
            breaks(&dropped, at, Damaged);
            let mut swapped = lines.clone();
            swapped.swap(at, at + 1);
            breaks(&swapped, at, Damaged);
        }
        breaks(&lines[1..], 0, Foreign);
        breaks(&[&others[..1], &lines[1..]].concat(), 1, Damaged);
        breaks(&[], 0, Damaged);
    }
}

#[test]
fn a_truncated_or_changed_line_is_noticed() {
    let lines = Written::many(2, 12).lines();
    for (good, line) in lines.iter().enumerate() {
        for place in 0..line.len() {
            let mut altered = line.clone().into_bytes();
            altered[place] ^= 1 << (place % 8);
            for line in [&altered[..], &line.as_bytes()[..place]] {
                let mut lines = lines.clone();
                lines[good] = String::from_utf8_lossy(line).into_owned();
                let broken = read(&lines).expect_err("it is noticed");
                assert_eq!(broken.good, good, "{:?}", lines[good]);
            }
        }
    }
}

/// A journal with a correctly sealed last line whose content is impossible.
fn with_last(kept: &Written, entry: &Entry) -> Vec<String> {
    let mut journal = kept.journal.clone();
    journal.add(entry);
    journal.lines().to_vec()
}

#[test]
fn impossible_entries_are_refused() {
    let kept = Written::many(3, 30);
    let (lines, step) = (kept.lines().len(), kept.table.step());
    let refused = |entry: Entry, why| breaks(&with_last(&kept, &entry), lines, why);
    let nonsense = Input::new(u32::MAX, Seat(255), Action::Place { gap: 255 });
    refused(Entry::played(&nonsense), Record);
    refused(Entry::Rewound(step + 1), Record);
    refused(Entry::Rewound(usize::MAX), Record);
    let crowd = company(1, kept.table.seats() + 1);
    refused(Entry::seated(&crowd), Seats);
    let names = vec![String::new(); usize::from(kept.table.seats())];
    let seats = vec!["nobody".to_owned(); names.len()];
    refused(Entry::Seated { seats, names }, Seats);
    let seats = vec!["person".to_owned(); usize::from(kept.table.seats())];
    let names = vec![String::new(); seats.len() - 1];
    refused(Entry::Seated { seats, names }, Seats);
    assert!(read(&with_last(&kept, &Entry::Rewound(step))).is_ok());
}

#[test]
fn a_journal_is_good_up_to_its_first_illegal_input() {
    let mut kept = Written::many(3, 30);
    let lines = kept.lines().len();
    let illegal = Input::new(u32::MAX, Seat(255), Action::Stop { at: 0 });
    kept.journal.add(&Entry::played(&illegal));
    let input = next(&kept.table).expect("it is not over");
    kept.journal.add(&Entry::played(&input));
    breaks(&kept.lines(), lines, Record);
    // A later line that does not fit makes no difference.
    let mut torn = kept.lines();
    torn.push("{\"Rewo".into());
    breaks(&torn, lines, Record);
    // What was taken back never happened.
    kept.rewind(kept.table.step());
    kept.journal.add(&Entry::played(&input));
    assert!(read(&kept.lines()).is_ok());
}

#[test]
fn a_journal_with_an_impossible_first_line_has_no_good_line() {
    let lines = Written::begin(4, 10).lines();
    let forge = |pointer: &str, value: serde_json::Value| {
        vec![forged(&lines[0], "", |save| {
            *save.pointer_mut(pointer).expect(pointer) = value;
        })]
    };
    breaks(&forge("/record/options/chips", 9.into()), 0, Record);
    breaks(&forge("/record/inputs/3/at", 0.into()), 0, Record);
    breaks(&forge("/seats/0", "cat".into()), 0, Seats);
    breaks(&forge("/version", 2.into()), 0, Unreadable::Version(2));
}

#[test]
fn an_entry_with_an_unknown_field_is_damaged() {
    let kept = Written::begin(4, 10);
    let lines = kept.lines();
    let first: serde_json::Value = serde_json::from_str(&lines[0]).expect("JSON");
    let seal = first["sum"].as_str().expect("a sum");
    let last = with_last(&kept, &Entry::Rewound(2)).remove(1);
    let forge =
        |forge: fn(&mut serde_json::Value)| vec![lines[0].clone(), forged(&last, seal, forge)];
    assert!(read(&forge(|_| {})).is_ok());
    breaks(&forge(|entry| entry["Rewound"] = (-1).into()), 1, Damaged);
    breaks(&forge(|entry| entry["Rewound"] = 2.0.into()), 1, Damaged);
    breaks(&forge(|entry| entry["more"] = 2.into()), 1, Damaged);
    breaks(&forge(|entry| *entry = serde_json::json!({})), 1, Damaged);
}
