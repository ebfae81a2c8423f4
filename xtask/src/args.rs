//! Parses the command line of `cargo xtask`.

use crate::steps::Outcome;
use crate::test::{Part, Set};

/// The help text of `cargo xtask --help`.
pub(crate) const USAGE: &str = include_str!("usage.txt");

/// A parsed command.
#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    /// Print the usage.
    Help,
    /// Install everything that the other commands need.
    SetUp,
    /// Build dist/ to be served at the given path.
    Build {
        /// The path of the page, with a slash at both ends.
        public_url: String,
    },
    /// Build the page as one file.
    BuildSingle,
    /// Build the page in the pseudo-language.
    BuildPseudo,
    /// Build and serve.
    Serve {
        /// The first port to try.
        port: u16,
    },
    /// Serve, rebuild and reload.
    Dev {
        /// The first port to try.
        port: u16,
    },
    /// Run checks.
    Test {
        /// The parts to run, in running order.
        parts: Vec<Part>,
        /// Which of the tests.
        set: Set,
    },
    /// Take screenshots.
    Pictures {
        /// Whether to take only those of the tables, in each engine.
        engines: bool,
        /// The code of the language, if it isn't English.
        language: Option<String>,
        /// Options passed on to Playwright.
        playwright: Vec<String>,
    },
    /// Write the license file.
    Licenses,
    /// Run the benchmarks, with these arguments for cargo.
    Bench(Vec<String>),
    /// Measure the page.
    BenchUi {
        /// Options passed on to Playwright.
        playwright: Vec<String>,
    },
    /// Play in browsers that are killed meanwhile.
    Torture {
        /// How long to play; the round in progress at the end is still finished.
        minutes: u32,
        /// The seed of the first round.
        seed: u32,
        /// Options passed on to Playwright.
        playwright: Vec<String>,
    },
    /// Print a game, with these arguments.
    Play(Vec<String>),
    /// Play bots against each other, with these arguments.
    Ladder(Vec<String>),
    /// Check that bots are honest, with these arguments.
    Honest(Vec<String>),
    /// Play at random and check the invariants, with these arguments.
    Soak(Vec<String>),
    /// Report the test coverage of the rules.
    Coverage {
        /// Whether to write HTML pages that show every line.
        html: bool,
    },
}

/// Parses the words after `cargo xtask`.
pub(crate) fn parse(words: &[String]) -> Outcome<Command> {
    let Some((name, rest)) = words.split_first() else {
        return Ok(Command::Help);
    };
    let own = rest.split(|word| word == "--").next().unwrap_or_default();
    if own.iter().any(|word| word == "--help" || word == "-h") {
        return Ok(Command::Help);
    }
    let handed_on = || rest.get(own.len() + 1..).unwrap_or_default().to_vec();
    match name.as_str() {
        "help" | "--help" | "-h" => Ok(Command::Help),
        "setup" => options(name, own, &[]).map(|_| Command::SetUp),
        "build" => build(rest),
        "serve" => Ok(Command::Serve {
            port: port(name, rest)?,
        }),
        "dev" => Ok(Command::Dev {
            port: port(name, rest)?,
        }),
        "test" => {
            let (all, others) = without("--all", own);
            let [only] = options(name, &others, &["--only"])?;
            let playwright = handed_on();
            Ok(Command::Test {
                parts: parts(only.as_deref())?,
                set: Set { all, playwright },
            })
        }
        "pictures" => pictures(own, handed_on()),
        "bench-ui" => options(name, own, &[]).map(|_| Command::BenchUi {
            playwright: handed_on(),
        }),
        "torture" => {
            let [minutes, seed] = options(name, own, &["--minutes", "--seed"])?;
            Ok(Command::Torture {
                minutes: number("--minutes", minutes, 10)?,
                seed: number("--seed", seed, 1)?,
                playwright: handed_on(),
            })
        }
        "licenses" => options(name, rest, &[]).map(|_| Command::Licenses),
        "bench" => Ok(Command::Bench(rest.to_vec())),
        "play" => Ok(Command::Play(rest.to_vec())),
        "ladder" => Ok(Command::Ladder(rest.to_vec())),
        "honest" => Ok(Command::Honest(rest.to_vec())),
        "soak" => Ok(Command::Soak(rest.to_vec())),
        "coverage" => Ok(Command::Coverage {
            html: flag(name, rest, "--html")?,
        }),
        _ => Err(format!(
            "there is no command `{name}`; `cargo xtask --help` lists them"
        )),
    }
}

fn build(words: &[String]) -> Outcome<Command> {
    let name = "build";
    match words.first().map(String::as_str) {
        Some("--single") => options(name, &words[1..], &[]).map(|_| Command::BuildSingle),
        Some("--pseudo") => options(name, &words[1..], &[]).map(|_| Command::BuildPseudo),
        _ => {
            let [public_url] = options(name, words, &["--public-url"])?;
            let public_url = public_url.unwrap_or_else(|| "/".into());
            check_public_url(&public_url)?;
            Ok(Command::Build { public_url })
        }
    }
}

fn pictures(own: &[String], playwright: Vec<String>) -> Outcome<Command> {
    let (engines, others) = without("--engines", own);
    let [language] = options("pictures", &others, &["--language"])?;
    Ok(Command::Pictures {
        engines,
        language,
        playwright,
    })
}

/// Returns the values of the options of `command`, in the order of `names`.
fn options<const N: usize>(
    command: &str,
    words: &[String],
    names: &[&str; N],
) -> Outcome<[Option<String>; N]> {
    let mut values = [const { None }; N];
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (name, joined) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (word.as_str(), None),
        };
        let place = names.iter().position(|known| *known == name).ok_or_else(|| {
            format!("`cargo xtask {command}` does not accept `{word}`; `cargo xtask --help` says what it accepts")
        })?;
        let value = joined.or_else(|| words.next().cloned());
        values[place] = Some(value.ok_or_else(|| format!("`{name}` needs a value after it"))?);
    }
    Ok(values)
}

/// Whether an option that has no value is among the words, and the others.
fn without(option: &str, words: &[String]) -> (bool, Vec<String>) {
    let mut others = words.to_vec();
    others.retain(|word| word != option);
    (others.len() < words.len(), others)
}

/// Whether the only option of `command` is given.
fn flag(command: &str, words: &[String], name: &str) -> Outcome<bool> {
    let set = words.first().is_some_and(|word| word == name);
    options(command, &words[usize::from(set)..], &[]).map(|_| set)
}

fn port(command: &str, words: &[String]) -> Outcome<u16> {
    let [port] = options(command, words, &["--port"])?;
    let port = port.unwrap_or_else(|| "8080".into());
    port.parse()
        .map_err(|_| format!("`--port {port}` is not a port; choose a number up to 65535"))
}

fn number(name: &str, value: Option<String>, usual: u32) -> Outcome<u32> {
    let Some(value) = value else {
        return Ok(usual);
    };
    value
        .parse()
        .map_err(|_| format!("`{name} {value}` is not a whole number, or too large"))
}

fn check_public_url(url: &str) -> Outcome {
    let rooted = ["/", "http://", "https://"]
        .iter()
        .any(|start| url.starts_with(start));
    if rooted && url.ends_with('/') {
        return Ok(());
    }
    Err(format!(
        "`--public-url {url}` must begin and end with a slash, as in `--public-url /kitchen-table/`"
    ))
}

fn parts(only: Option<&str>) -> Outcome<Vec<Part>> {
    let Some(only) = only else {
        return Ok(Part::ALL.to_vec());
    };
    let wanted: Vec<&str> = only.split(',').map(str::trim).collect();
    if let Some(unknown) = wanted
        .iter()
        .find(|name| Part::ALL.iter().all(|part| part.name() != **name))
    {
        let known: Vec<&str> = Part::ALL.iter().map(|part| part.name()).collect();
        return Err(format!(
            "there is no part `{unknown}`; the parts are {}",
            known.join(", ")
        ));
    }
    let chosen = Part::ALL
        .iter()
        .filter(|part| wanted.contains(&part.name()));
    Ok(chosen.copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Outcome<Command> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&words)
    }

    #[test]
    fn nothing_and_help_print_the_usage() {
        for line in [
            "",
            "help",
            "--help",
            "-h",
            "serve --help",
            "test --only fmt -h",
        ] {
            assert_eq!(parsed(line), Ok(Command::Help), "{line}");
        }
    }

    #[test]
    fn ports_have_a_default_and_two_spellings() {
        assert_eq!(parsed("serve"), Ok(Command::Serve { port: 8080 }));
        assert_eq!(parsed("dev --port 9000"), Ok(Command::Dev { port: 9000 }));
        assert_eq!(parsed("serve --port=1"), Ok(Command::Serve { port: 1 }));
    }

    #[test]
    fn coverage_is_told_in_lines_or_as_pages() {
        let coverage = |html| Ok(Command::Coverage { html });
        assert_eq!(parsed("coverage"), coverage(false));
        assert_eq!(parsed("coverage --html"), coverage(true));
        assert!(parsed("coverage html").is_err());
        assert!(parsed("coverage --html more").is_err());
    }

    #[test]
    fn a_public_url_has_both_slashes() {
        let url = |text: &str| parsed(&format!("build --public-url {text}"));
        let public_url = "/name/".to_owned();
        assert_eq!(url("/name/"), Ok(Command::Build { public_url }));
        assert!(url("https://example.org/name/").is_ok());
        assert!(url("name/").is_err());
        assert!(url("/name").is_err());
    }

    #[test]
    fn one_file_is_for_no_host() {
        assert_eq!(parsed("build --single"), Ok(Command::BuildSingle));
        assert!(parsed("build --single --public-url /name/").is_err());
        assert!(parsed("build --public-url /name/ --single").is_err());
        assert_eq!(parsed("build --pseudo"), Ok(Command::BuildPseudo));
    }

    #[test]
    fn parts_run_in_their_own_order_and_the_rest_is_playwright_s() {
        let playwright = vec!["--grep".to_owned(), "--help".to_owned()];
        let parts = vec![Part::Fmt, Part::E2e];
        assert_eq!(
            parsed("test --only e2e,fmt -- --grep --help"),
            Ok(Command::Test {
                parts,
                set: Set {
                    all: false,
                    playwright
                }
            })
        );
        let playwright = vec!["--grep".to_owned(), "home".to_owned()];
        assert_eq!(
            parsed("pictures -- --grep home"),
            Ok(Command::Pictures {
                engines: false,
                language: None,
                playwright
            })
        );
        let (engines, playwright) = (true, vec![]);
        assert_eq!(
            parsed("pictures --engines"),
            Ok(Command::Pictures {
                engines,
                language: None,
                playwright
            })
        );
        for (line, all) in [("test", false), ("test --all", true)] {
            let parts = Part::ALL.to_vec();
            let set = Set {
                all,
                ..Set::default()
            };
            assert_eq!(parsed(line), Ok(Command::Test { parts, set }));
        }
    }

    #[test]
    fn torture_has_a_length_and_a_seed() {
        let torture = |minutes, seed| {
            let playwright = vec![];
            Ok(Command::Torture {
                minutes,
                seed,
                playwright,
            })
        };
        assert_eq!(parsed("torture"), torture(10, 1));
        assert_eq!(parsed("torture --minutes 0 --seed=17"), torture(0, 17));
    }

    #[test]
    fn words_of_play_and_bench_are_handed_on() {
        let words = vec!["--game".to_owned(), "dealt".to_owned()];
        assert_eq!(parsed("play --game dealt"), Ok(Command::Play(words)));
        assert_eq!(parsed("bench"), Ok(Command::Bench(vec![])));
    }

    #[test]
    fn a_mistake_is_named() {
        for (line, named) in [
            ("fly", "fly"),
            ("serve --prot 1", "--prot"),
            ("serve --port", "--port"),
            ("serve --port 70000", "70000"),
            ("setup now", "now"),
            ("torture --seed -1", "-1"),
            ("licenses all", "all"),
            ("test --only fmt,fmtt", "fmtt"),
        ] {
            let why = parsed(line).expect_err(line);
            assert!(why.contains(named), "{line}: {why}");
        }
    }
}
