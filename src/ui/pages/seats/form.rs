//! The form's state: as many chairs as the game allows, and who sits in them.

use crate::engine::Seat;
use crate::games::GameId;
use crate::setup::{Chair, Head, HouseRules, Look, Setup, Shape, Who, looks};

/// A chair at the table.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct ChairState {
    /// Who sits there, or would if it were taken.
    pub(super) chair: Chair,
    /// Whether anybody sits there.
    pub(super) taken: bool,
}

/// A change of the form.
pub(super) enum Edit {
    /// Selects a chair.
    Choose(usize),
    /// Seats somebody in an empty chair, and selects it.
    Join(usize),
    /// Changes who sits in the selected chair; `None` empties it.
    Who(Option<Who>),
    /// Changes the name of the player in the selected chair.
    Name(String),
    /// Changes the head of the player in the selected chair; `None` shows a person by the mark alone.
    Head(Option<Head>),
    HouseRules(HouseRules),
    Practice(bool),
}

/// The form.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Form {
    game: GameId,
    /// All chairs, clockwise.
    pub(super) places: Vec<ChairState>,
    /// The selected chair.
    pub(super) chosen: usize,
    /// The kind of bot seated last, which is used for further ones.
    bot: Who,
    house_rules: HouseRules,
    practice: bool,
}

impl Form {
    /// Seats the players evenly around the table. Each chair keeps its mark, whoever comes or goes.
    pub(super) fn new(setup: Setup) -> Self {
        let most = usize::from(*setup.game.players().end());
        let count = setup.chairs.len();
        let mut bots = setup.chairs.iter().rev().map(|chair| chair.who);
        let bot = bots
            .find(|who| *who != Who::Person)
            .unwrap_or(Setup::new(setup.game).chairs[1].who);
        let looks = looks(&setup.chairs);
        let is_free = |mark: &Shape| looks.iter().all(|(_, look)| look.mark != *mark);
        let mut free = Shape::ALL.into_iter().filter(is_free);
        let mut seated = looks.iter().zip(setup.chairs).peekable();
        let place = |place: usize| {
            let sits = seated.next_if(|((seat, _), _)| seat.index() * most / count == place);
            let taken = sits.is_some();
            let (mark, chair) = match sits {
                Some(((_, look), chair)) => (Some(look.mark), chair),
                None => (free.next(), Chair::unnamed(bot)),
            };
            let chair = Chair { mark, ..chair };
            ChairState { chair, taken }
        };
        let places = (0..most).map(place).collect();
        Self {
            game: setup.game,
            places,
            chosen: 0,
            bot,
            house_rules: setup.house_rules,
            practice: setup.practice,
        }
    }

    /// The setup that would be dealt.
    pub(super) fn setup(&self) -> Setup {
        let taken = self.places.iter().filter(|place| place.taken);
        // The mark of its seat goes without saying.
        let chair = |(seat, place): (u8, &ChairState)| {
            let chair = place.chair.clone();
            let mark = chair.mark.filter(|&mark| mark != Seat(seat).into());
            Chair { mark, ..chair }
        };
        Setup {
            game: self.game,
            chairs: (0..).zip(taken).map(chair).collect(),
            house_rules: self.house_rules.clone(),
            practice: self.practice,
        }
    }

    /// A chair's seat in the game, if it is taken.
    pub(super) fn seat(&self, place: usize) -> Option<Seat> {
        let before = self.places[..place].iter().filter(|place| place.taken);
        self.places[place].taken.then(|| Seat(before.count() as u8))
    }

    /// Who would sit down in an empty chair: a person if one sat there before, otherwise another bot.
    pub(super) fn joins(&self, place: usize) -> Who {
        match self.places[place].chair.who {
            Who::Person => Who::Person,
            Who::Bot(_) => self.bot,
        }
    }

    /// Whether there are only as many players as the game needs.
    pub(super) fn is_fewest(&self) -> bool {
        self.setup().players() <= *self.game.players().start()
    }

    pub(super) fn apply(&mut self, edit: Edit) {
        match edit {
            Edit::Choose(place) => self.chosen = place.min(self.places.len() - 1),
            Edit::Join(place) => {
                self.chosen = place;
                self.seat_there(self.joins(place));
            }
            Edit::Who(Some(who)) => self.seat_there(who),
            Edit::Name(name) => {
                let chair = &mut self.places[self.chosen].chair;
                *chair = chair.clone().renamed(name);
            }
            Edit::Head(head) => {
                self.places[self.chosen].chair.head = head;
                self.keep_head();
            }
            Edit::Who(None) if self.is_fewest() => {}
            Edit::Who(None) => self.take(false),
            Edit::HouseRules(rules) => {
                self.house_rules = rules;
                self.fit_rules();
            }
            Edit::Practice(practice) => self.practice = practice,
        }
    }

    /// Seats somebody in the selected chair.
    fn seat_there(&mut self, who: Who) {
        if who != Who::Person {
            self.bot = who;
        }
        self.places[self.chosen].chair.who = who;
        self.take(true);
        self.keep_head();
    }

    /// Lets the selected chair say which head it has, unless that goes without saying, so that it stays when others
    /// change theirs.
    fn keep_head(&mut self) {
        let Some(look) = self.look(self.chosen) else {
            return;
        };
        let chair = &mut self.places[self.chosen].chair;
        let usual = (chair.who != Who::Person).then(|| Head::of(look.mark));
        chair.head = look.head.filter(|_| look.head != usual);
    }

    /// What the player in a chair looks like, if it is taken.
    pub(super) fn look(&self, place: usize) -> Option<Look> {
        looks(&self.setup().chairs).get(self.seat(place)?).copied()
    }

    /// Whether somebody in another chair has this head.
    pub(super) fn is_elsewhere(&self, head: Head) -> bool {
        let own = self.seat(self.chosen);
        let looks = looks(&self.setup().chairs);
        let mut others = looks.iter().filter(|(seat, _)| Some(*seat) != own);
        others.any(|(_, look)| look.head == Some(head))
    }

    /// Takes or frees the selected chair; other players' seats may change.
    fn take(&mut self, taken: bool) {
        let before = self.clone();
        self.places[self.chosen].taken = taken;
        let places = 0..self.places.len();
        let place = |seat| places.clone().find(|&it| before.seat(it) == Some(seat));
        let mut setup = self.setup();
        setup.reseat(|seat| self.seat(place(seat)?));
        self.house_rules = setup.house_rules;
        self.fit_rules();
    }

    /// Adjusts the house rules to the players.
    fn fit_rules(&mut self) {
        let mut setup = self.setup();
        setup.fit_rules();
        self.house_rules = setup.house_rules;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;

    fn form(game: &str, query: &str) -> Form {
        let (setup, _) = Setup::from_query(game, query).expect(query);
        Form::new(setup)
    }

    fn change(form: &mut Form, place: usize, who: Option<Who>) {
        form.apply(Edit::Choose(place));
        form.apply(Edit::Who(who));
    }

    #[test]
    fn the_seated_players_are_dealt() {
        for game in GameId::ALL {
            for players in game.players() {
                let mut setup = Setup::new(game);
                setup.resize(players);
                let form = Form::new(setup.clone());
                assert_eq!(form.setup(), setup);
                assert_eq!(form.places.len(), usize::from(*game.players().end()));
            }
        }
    }

    #[test]
    fn players_sit_evenly_around_the_table() {
        let form = form("swoop", "seats=person,easy,easy,easy");
        let taken: Vec<_> = (0..8).filter(|&place| form.places[place].taken).collect();
        assert_eq!(taken, [0, 2, 4, 6]);
        assert_eq!(form.seat(4), Some(Seat(2)));
        assert_eq!(form.seat(5), None);
    }

    #[test]
    fn a_player_who_leaves_is_remembered() {
        let mut form = form("dealt", "seats=person,easy,hard,easy&names=Ann,Bo,Cy,Di");
        let place = (0..5).find(|&it| form.seat(it) == Some(Seat(2)));
        let place = place.expect("a seat");
        change(&mut form, place, None);
        assert_eq!(
            form.setup().query(None),
            "seats=person,easy,easy.diamond&names=Ann,Bo,Di"
        );
        change(&mut form, place, Some(Who::Person));
        let names = "seats=person,easy,person,easy&names=Ann,Bo,Cy,Di";
        assert_eq!(form.setup().query(None), names);
    }

    #[test]
    fn a_new_player_is_a_bot_like_the_last_one() {
        let who = |form: &Form, place: usize| form.places[place].chair.who;
        let hard = Who::Bot(Level::Hard);
        let mut form = form("swoop", "seats=person,easy,hard");
        let empty: Vec<_> = (0..8).filter(|&it| !form.places[it].taken).collect();
        form.apply(Edit::Join(empty[0]));
        assert_eq!((form.chosen, form.setup().players()), (empty[0], 4));
        assert_eq!(who(&form, empty[0]), hard);
        form.apply(Edit::Who(Some(Who::Bot(Level::Casual))));
        form.apply(Edit::Join(empty[1]));
        assert_eq!(who(&form, empty[1]), Who::Bot(Level::Casual));
        // A person returns.
        change(&mut form, empty[1], Some(Who::Person));
        form.apply(Edit::Who(None));
        form.apply(Edit::Join(empty[1]));
        assert_eq!(who(&form, empty[1]), Who::Person);
        form.apply(Edit::Join(empty[2]));
        assert_eq!(who(&form, empty[2]), Who::Bot(Level::Casual));
    }

    #[test]
    fn nobody_can_leave_if_too_few_would_remain() {
        let mut form = form("dealt", "");
        assert!(form.is_fewest());
        let before = form.clone();
        form.apply(Edit::Who(None));
        assert_eq!(form, before);
    }

    /// What the players in all chairs look like.
    fn looks_of(form: &Form) -> Vec<Option<Look>> {
        let places = 0..form.places.len();
        places.map(|place| form.look(place)).collect()
    }

    #[test]
    fn nobody_looks_different_because_others_come_and_go() {
        for (game, query) in [
            ("swoop", "seats=person,easy,easy,easy"),
            ("swoop", "seats=person.emil,easy,person.farah,easy"),
            ("dealt", "seats=easy.moon,easy.gus,person.triangle"),
            ("slapshot", "seats=person,hard.carla"),
        ] {
            let mut form = form(game, query);
            let mut before = looks_of(&form);
            let places = 0..form.places.len();
            let joins: Vec<usize> = places.clone().filter(|&it| before[it].is_none()).collect();
            let changes = joins.into_iter().map(|place| (place, true));
            let leaves = places.rev().map(|place| (place, false));
            for (place, joins) in changes.chain(leaves) {
                if joins {
                    form.apply(Edit::Join(place));
                } else {
                    change(&mut form, place, None);
                }
                let now = looks_of(&form);
                for (at, (was, is)) in before.iter().zip(&now).enumerate() {
                    let both = at != place && was.is_some() && is.is_some();
                    assert!(!both || was == is, "{at} when {place} changes in {query}");
                }
                // As the table will show them.
                let (setup, _) =
                    Setup::from_query(game, &form.setup().query(None)).expect("a setup");
                let dealt = looks(&setup.chairs);
                let dealt: Vec<Look> = dealt.iter().map(|(_, look)| *look).collect();
                assert_eq!(now.iter().flatten().copied().collect::<Vec<_>>(), dealt);
                before = now;
            }
        }
    }

    #[test]
    fn a_bot_whose_head_is_taken_keeps_the_one_it_gets() {
        let mut form = form("dealt", "seats=person,easy,easy");
        form.apply(Edit::Choose(0));
        let place = (1..5).find(|&it| form.seat(it).is_some()).expect("a bot");
        let own = form
            .look(place)
            .and_then(|look| look.head)
            .expect("its head");
        assert!(form.is_elsewhere(own));
        let empty = (0..5).find(|&it| form.seat(it).is_none()).expect("a chair");
        form.apply(Edit::Join(empty));
        change(&mut form, place, None);
        form.apply(Edit::Choose(0));
        form.apply(Edit::Head(Some(own)));
        assert_eq!(form.setup().chairs[0].head, Some(own));
        form.apply(Edit::Join(place));
        let got = form.look(place).and_then(|look| look.head);
        assert_ne!(got, Some(own));
        form.apply(Edit::Choose(0));
        form.apply(Edit::Head(None));
        assert_eq!(form.look(place).and_then(|look| look.head), got);
        assert_eq!(form.setup().chairs[0], Chair::unnamed(Who::Person));
    }

    #[test]
    fn the_oldest_player_stays_the_oldest_when_others_come_and_go() {
        let mut form = form("dealt", "seats=person,easy,easy,hard&oldest=4&chips=3");
        let oldest = |form: &Form| form.setup().house_rules.get("oldest").map(str::to_owned);
        let last = (0..5).rfind(|&it| form.places[it].taken).expect("a seat");
        change(&mut form, 1, None);
        assert_eq!(oldest(&form).as_deref(), Some("3"));
        change(&mut form, 1, Some(Who::Bot(Level::Hard)));
        assert_eq!(oldest(&form).as_deref(), Some("4"));
        change(&mut form, last, None);
        assert_eq!(oldest(&form), None);
        assert_eq!(form.setup().house_rules.get("chips"), Some("3"));
        assert_eq!(form.setup().flaw(), None);
    }

    #[test]
    fn handicaps_stay_with_their_players_when_others_come_and_go() {
        let mut form = form("stroop", "seats=person,easy,easy&fewer=,,3&pauses=0,,");
        let rules = |form: &Form| {
            let rules = form.setup().house_rules;
            ["fewer", "pauses"].map(|rule| rules.get(rule).unwrap_or("-").to_owned())
        };
        let taken: Vec<_> = (0..5).filter(|&it| form.places[it].taken).collect();
        change(&mut form, taken[1], None);
        assert_eq!(rules(&form), [",3", "0,"]);
        change(&mut form, taken[1], Some(Who::Person));
        assert_eq!(rules(&form), [",,3", "0,,"]);
        change(&mut form, taken[2], None);
        assert_eq!(rules(&form), ["-", "0,"]);
        assert_eq!(form.setup().flaw(), None);
    }

    #[test]
    fn a_fifth_player_of_stroop_brings_the_advanced_cards() {
        let mut setup = Setup::new(GameId::Stroop);
        setup.resize(4);
        let mut form = Form::new(setup);
        let rules = |form: &Form| form.setup().query(None);
        let empty = (0..5).find(|&place| !form.places[place].taken);
        change(&mut form, empty.expect("a chair"), Some(Who::Person));
        assert!(rules(&form).ends_with("&advanced=yes"), "{}", rules(&form));
        let mut twenty = form.setup().house_rules;
        twenty.set("cards", Some("20".into()));
        form.apply(Edit::HouseRules(twenty));
        assert!(rules(&form).ends_with("&advanced=yes&cards=20"));
        change(&mut form, empty.expect("a chair"), None);
        let mut basic = form.setup().house_rules;
        basic.set("advanced", None);
        form.apply(Edit::HouseRules(basic));
        assert!(form.setup().house_rules.is_empty());
    }
}
