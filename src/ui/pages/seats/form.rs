//! The form's state: as many chairs as the game allows, and who sits in them.

use crate::engine::Seat;
use crate::games::GameId;
use crate::setup::{Chair, HouseRules, Setup, Who};

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
    /// Seats the players evenly around the table.
    pub(super) fn new(setup: Setup) -> Self {
        let most = usize::from(*setup.game.players().end());
        let count = setup.chairs.len();
        let mut bots = setup.chairs.iter().rev().map(|chair| chair.who);
        let bot = bots
            .find(|who| *who != Who::Person)
            .unwrap_or(Setup::new(setup.game).chairs[1].who);
        let empty = ChairState {
            chair: Chair::unnamed(bot),
            taken: false,
        };
        let mut places = vec![empty; most];
        for (seat, chair) in setup.chairs.into_iter().enumerate() {
            let taken = true;
            places[seat * most / count] = ChairState { chair, taken };
        }
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
        Setup {
            game: self.game,
            chairs: taken.map(|place| place.chair.clone()).collect(),
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
                *chair = Chair::named(chair.who, name);
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
            "seats=person,easy,easy&names=Ann,Bo,Di"
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
