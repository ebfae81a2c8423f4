//! One command for each contributor task; `cargo xtask --help` lists them.
//!
//! Depends only on the standard library and a few small crates, so that the first command starts within seconds
//! on a new machine.

use std::process::ExitCode;

mod anywhere;
mod args;
mod browser;
mod build;
mod coverage;
mod deadline;
mod debian;
mod disk;
mod engines;
mod files;
#[cfg(test)]
mod folder;
mod group;
mod hosting;
mod in_browser;
mod licenses;
mod markup;
mod node;
mod offline;
mod page;
mod parts;
mod pictures;
mod report;
mod serve;
mod sheets;
mod sibling;
mod single;
mod sizes;
mod steps;
mod tally;
mod test;
mod text_code;
mod tools;

use args::Command;
use steps::{Outcome, cargo, project, run};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match args::parse(&words).and_then(execute) {
        Ok(code) => code,
        Err(why) => {
            eprintln!("\nerror: {why}");
            ExitCode::FAILURE
        }
    }
}

fn execute(command: Command) -> Outcome<ExitCode> {
    match command {
        Command::Help => println!("{}", args::USAGE),
        Command::SetUp => test::set_up(&test::Part::ALL)?,
        Command::Build { public_url } => build::release(&public_url)?,
        Command::BuildSingle => {
            build::single()?;
        }
        Command::BuildPseudo => {
            build::pseudo()?;
        }
        Command::Serve { port } => {
            build::release("/")?;
            let listener = serve::bind(port)?;
            println!("\nKitchen Table is running at {}", serve::url(&listener)?);
            println!("Press Ctrl+C to stop.");
            serve::serve(&listener, &project().join("dist"));
        }
        Command::Dev { port } => build::dev(port)?,
        Command::Test { parts, set } => return test::test(&parts, &set),
        Command::Pictures {
            engines: true,
            playwright,
            ..
        } => pictures::beside_each_other(&playwright)?,
        Command::Pictures {
            language,
            playwright,
            ..
        } => pictures::take(language.as_deref(), &playwright)?,
        Command::Licenses => licenses::write()?,
        Command::Bench(words) => {
            run(cargo(&["bench", "--locked", "--no-default-features"]).args(words))?;
            run(&mut cargo(&["bench", "--locked", "--bench", "store"]))?;
        }
        Command::BenchUi { playwright } => {
            let mut command = in_browser::playwright("bench.config.js", &playwright)?;
            steps::say("Measuring the page (minutes; leave the machine idle meanwhile)");
            run(&mut command)?;
        }
        Command::Torture {
            minutes,
            seed,
            playwright,
        } => {
            let mut command = in_browser::playwright("torture.config.js", &playwright)?;
            steps::say(&format!("Torture for {minutes} minutes, from seed {seed}"));
            run(command
                .env("KT_TORTURE_MINUTES", minutes.to_string())
                .env("KT_TORTURE_SEED", seed.to_string()))?;
        }
        Command::Play(words) => example("release", "play", &words)?,
        Command::Ladder(words) => example("release", "ladder", &words)?,
        Command::Honest(words) => example("release", "honest", &words)?,
        Command::Soak(words) => example("soak", "soak", &words)?,
        Command::Coverage { html } => coverage::tell(html)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Runs a program from `examples/`, built with the given profile.
fn example(profile: &str, name: &str, words: &[String]) -> Outcome {
    let build = ["run", "--quiet", "--locked", "--no-default-features"];
    run(cargo(&build)
        .args(["--profile", profile, "--example", name, "--"])
        .args(words))
}
