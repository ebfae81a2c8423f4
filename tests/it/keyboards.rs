//! The keys of all commands on keyboards of the world.

use kitchen_table::games::GameId;
use kitchen_table::games::swoop::Rank;
use kitchen_table::settings::{Command, KeyChange, KeyLayout, KeyName, KeyPress, Keys, Meaning};

/// Where the keys are, row by row, as on a keyboard.
const CODES: &str =
    "Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal
    KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Backslash
    KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote
    KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash";

/// What they type without and with Shift. After `Dead`, a key waits for another one.
const KEYBOARDS: [(&str, &str, &str); 11] = [
    (
        "English",
        "` 1 2 3 4 5 6 7 8 9 0 - = q w e r t y u i o p [ ] \\ a s d f g h j k l ; ' z x c v b n m , . /",
        "~ ! @ # $ % ^ & * ( ) _ + Q W E R T Y U I O P { } | A S D F G H J K L : \" Z X C V B N M < > ?",
    ),
    (
        "German",
        "Dead 1 2 3 4 5 6 7 8 9 0 ß Dead q w e r t z u i o p ü + # a s d f g h j k l ö ä y x c v b n m , . -",
        "° ! \" § $ % & / ( ) = ? Dead Q W E R T Z U I O P Ü * ' A S D F G H J K L Ö Ä Y X C V B N M ; : _",
    ),
    (
        "French",
        "² & é \" ' ( - è _ ç à ) = a z e r t y u i o p Dead $ * q s d f g h j k l m ù w x c v b n , ; : !",
        "² 1 2 3 4 5 6 7 8 9 0 ° + A Z E R T Y U I O P Dead £ µ Q S D F G H J K L M % W X C V B N ? . / §",
    ),
    (
        "Belgian",
        "² & é \" ' ( § è ! ç à ) - a z e r t y u i o p Dead $ µ q s d f g h j k l m ù w x c v b n , ; : =",
        "³ 1 2 3 4 5 6 7 8 9 0 ° _ A Z E R T Y U I O P Dead * £ Q S D F G H J K L M % W X C V B N ? . / +",
    ),
    (
        "Czech",
        "; + ě š č ř ž ý á í é = Dead q w e r t z u i o p ú ) Dead a s d f g h j k l ů § y x c v b n m , . -",
        "Dead 1 2 3 4 5 6 7 8 9 0 % Dead Q W E R T Z U I O P / ( ' A S D F G H J K L \" ! Y X C V B N M ? : _",
    ),
    (
        "Russian",
        "ё 1 2 3 4 5 6 7 8 9 0 - = й ц у к е н г ш щ з х ъ \\ ф ы в а п р о л д ж э я ч с м и т ь б ю .",
        "Ё ! \" № ; % : ? * ( ) _ + Й Ц У К Е Н Г Ш Щ З Х Ъ / Ф Ы В А П Р О Л Д Ж Э Я Ч С М И Т Ь Б Ю ,",
    ),
    (
        "Greek",
        "` 1 2 3 4 5 6 7 8 9 0 - = ; ς ε ρ τ υ θ ι ο π [ ] \\ α σ δ φ γ η ξ κ λ Dead ' ζ χ ψ ω β ν μ , . /",
        "~ ! @ # $ % ^ & * ( ) _ + : Dead Ε Ρ Τ Υ Θ Ι Ο Π { } | Α Σ Δ Φ Γ Η Ξ Κ Λ Dead \" Ζ Χ Ψ Ω Β Ν Μ < > ?",
    ),
    (
        "Hebrew",
        "; 1 2 3 4 5 6 7 8 9 0 - = / ' ק ר א ט ו ן ם פ ] [ \\ ש ד ג כ ע י ח ל ך ף , ז ס ב ה נ מ צ ת ץ .",
        "~ ! @ # $ % ^ & * ) ( _ + Q W E R T Y U I O P } { | A S D F G H J K L : \" Z X C V B N M > < ?",
    ),
    (
        "Arabic",
        "ذ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠ - = ض ص ث ق ف غ ع ه خ ح ج د \\ ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ",
        "Dead ! @ # $ % ^ & * ) ( _ + َ ً ُ ٌ لإ إ ‘ ÷ × ؛ < > | ِ ٍ ] [ لأ أ ـ ، / : \" ~ ْ } { لآ آ ’ , . ؟",
    ),
    (
        "Dvorak",
        "` 1 2 3 4 5 6 7 8 9 0 [ ] ' , . p y f g c r l / = \\ a o e u i d h t n s - ; q j k x b m w v z",
        "~ ! @ # $ % ^ & * ( ) { } \" < > P Y F G C R L ? + | A O E U I D H T N S _ : Q J K X B M W V Z",
    ),
    (
        "Colemak",
        "` 1 2 3 4 5 6 7 8 9 0 - = q w f p g j l u y ; [ ] \\ a r s t d h n e i o ' z x c v b k m , . /",
        "~ ! @ # $ % ^ & * ( ) _ + Q W F P G J L U Y : { } | A R S T D H N E I O \" Z X C V B K M < > ?",
    ),
];

/// All presses of a keyboard that type something, and those of the other keys.
fn presses((name, plain, shifted): (&str, &str, &str)) -> Vec<KeyPress> {
    let press = |code: &str, key: &str, shift| KeyPress {
        key: key.into(),
        code: code.into(),
        shift,
    };
    let mut all = Vec::new();
    for (typed, shift) in [(plain, false), (shifted, true)] {
        let typed: Vec<&str> = typed.split_whitespace().collect();
        let codes: Vec<&str> = CODES.split_whitespace().collect();
        assert_eq!(typed.len(), codes.len(), "{name}");
        let keys = codes.into_iter().zip(typed);
        all.extend(keys.map(|(code, key)| press(code, key, shift)));
    }
    let named = ["Enter", "Escape", "ArrowDown", "ArrowUp"];
    all.extend(named.map(|it| press(it, it, false)));
    all
}

/// The layout as browsers report it: they know what dead keys add.
fn layout(keyboard: (&str, &str, &str)) -> KeyLayout {
    let plain = presses(keyboard).into_iter().filter(|press| !press.shift);
    let keys = plain.map(|KeyPress { key, code, .. }| match key.as_str() {
        "Dead" => (code, "^".into()),
        _ => (code, key),
    });
    keys.collect()
}

/// The tables where a command works.
fn tables(command: Command) -> impl Iterator<Item = GameId> {
    let all = GameId::ALL.into_iter();
    all.filter(move |&game| command.game().is_none_or(|it| it == game))
}

/// What does this at all tables where it works.
fn does(keys: &Keys, press: &KeyPress, command: Command) -> bool {
    tables(command).all(|game| keys.meaning(press, game) == Some(Meaning::Command(command)))
}

#[test]
fn every_command_has_a_key_on_every_keyboard() {
    let keys = Keys::default();
    for keyboard in KEYBOARDS {
        let presses = presses(keyboard);
        for command in Command::all() {
            let reached = presses.iter().any(|press| does(&keys, press, command));
            assert!(reached, "{command:?} on {}", keyboard.0);
        }
    }
}

#[test]
fn every_card_has_a_digit_on_every_keyboard() {
    let keys = Keys::default();
    for keyboard in KEYBOARDS {
        for game in [GameId::Sloop, GameId::Dealt, GameId::Slapshot] {
            for (card, digit) in "1234567890".chars().enumerate() {
                for press in presses(keyboard) {
                    let placed = press.code == format!("Digit{digit}") && !press.shift;
                    if placed || press.key == digit.to_string() {
                        let meant = keys.meaning(&press, game);
                        assert_eq!(meant, Some(Meaning::Card(card)), "{press:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn latin_letters_mean_what_is_typed_wherever_they_are() {
    let keys = Keys::default();
    for press in KEYBOARDS.into_iter().flat_map(presses) {
        let letter = press.key.len() == 1 && press.key.is_ascii();
        if letter && press.key.chars().all(char::is_alphabetic) {
            let anywhere = KeyPress {
                code: String::new(),
                ..press.clone()
            };
            for game in GameId::ALL {
                assert_eq!(keys.meaning(&press, game), keys.meaning(&anywhere, game));
            }
        }
    }
}

/// The press with which somebody who reads this name begins: without Shift, if the name is on the key.
fn press_of<'a>(presses: &'a [KeyPress], name: KeyName<'_>) -> Option<&'a KeyPress> {
    let (key, shift) = match name {
        KeyName::Shift(digit) => (digit, true),
        KeyName::Typed(key) => (key, false),
        _ => return presses.iter().find(|it| KeyName::of(&it.key) == name),
    };
    let types = |press: &KeyPress| press.key == key || key == "?" && press.key == "\u{61f}";
    // Keys for digits, and for letters of other scripts, have these written on them, too.
    let written = |press: &KeyPress| {
        press.code == format!("Digit{key}") || press.code == format!("Key{}", key.to_uppercase())
    };
    let held = || presses.iter().filter(|press| press.shift == shift);
    let found = held().find(|press| types(press) && !shift);
    found
        .or_else(|| held().find(|press| written(press)))
        .or_else(|| presses.iter().find(|press| types(press)))
}

#[test]
fn keys_are_called_as_on_the_keyboard_where_they_are() {
    let keys = Keys::default();
    for keyboard in KEYBOARDS {
        let (presses, layout) = (presses(keyboard), layout(keyboard));
        for command in Command::all() {
            let name = keys.name(command, &layout);
            // A dead key is called by what it adds.
            if name == KeyName::Typed("^") {
                continue;
            }
            let works = press_of(&presses, name).is_some_and(|press| does(&keys, press, command));
            assert!(works, "{command:?} is {name:?} on {}", keyboard.0);
        }
    }
    let called = |keyboard: &str, command: Command| {
        let keyboard = KEYBOARDS.into_iter().find(|(it, ..)| *it == keyboard);
        let layout = layout(keyboard.expect("one of them"));
        format!("{:?}", keys.name(command, &layout))
    };
    for (keyboard, command, name) in [
        ("English", Command::Rank(Rank::Six), r#"Typed("6")"#),
        ("French", Command::Rank(Rank::Two), r#"Typed("2")"#),
        ("French", Command::Rank(Rank::Six), r#"Shift("6")"#),
        ("French", Command::Stack(1), r#"Shift("2")"#),
        ("French", Command::Fewer, r#"Typed("-")"#),
        ("French", Command::RightReserve, r#"Typed("$")"#),
        ("German", Command::LeftReserve, r#"Typed("ü")"#),
        ("Russian", Command::Log, r#"Typed("д")"#),
        ("Greek", Command::Rank(Rank::Queen), r#"Typed("q")"#),
        ("Dvorak", Command::LeftReserve, r#"Typed("[")"#),
        ("Arabic", Command::Rule, r#"Typed("?")"#),
    ] {
        assert_eq!(called(keyboard, command), name, "{command:?} on {keyboard}");
    }
    let unknown = KeyLayout::default();
    for command in Command::all() {
        let name = keys.name(command, &unknown);
        assert_eq!(name, KeyName::of(keys.key(command)));
    }
}

#[test]
fn a_press_that_was_assigned_does_what_it_was_assigned_to() {
    for keyboard in KEYBOARDS {
        for press in presses(keyboard) {
            for command in Command::all() {
                let mut keys = Keys::default();
                match keys.assign(command, &press) {
                    (_, KeyChange::Refused) => assert_eq!(keys, Keys::default()),
                    (name, _) => assert!(
                        does(&keys, &press, command),
                        "{press:?} as {name} for {command:?} on {}",
                        keyboard.0
                    ),
                }
            }
        }
    }
}
