//! Programs that end with this one, together with everything that they started.

use std::process::{Child, Command};

/// A process group, which is ended when this is dropped, and also when this program is killed or interrupted.
pub(crate) struct Group {
    /// A shell that ends the group once its input is closed.
    shell: Option<Child>,
}

#[cfg(unix)]
mod system {
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command, Stdio};

    /// Waits until the input is closed, and ends what is left of the group: gently, and after five seconds not so.
    const SCRIPT: &str = r#"read -r _; kill -s TERM -- "-$0" && for _ in 1 2 3 4 5; do sleep 1; kill -s 0 -- "-$0" || exit 0; done; kill -s KILL -- "-$0""#;

    pub(super) fn apart(command: &mut Command) {
        command.process_group(0);
    }

    pub(super) fn guard(leader: &Child) -> Option<Child> {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", SCRIPT, &leader.id().to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        // An interrupt from the terminal must not reach it.
        apart(&mut shell);
        shell.spawn().ok()
    }
}

#[cfg(not(unix))]
mod system {
    use std::process::{Child, Command};

    /// There are no groups here: programs share the terminal's interrupt, and their time is not limited.
    pub(super) fn apart(_: &mut Command) {}

    pub(super) fn guard(_: &Child) -> Option<Child> {
        None
    }
}

impl Group {
    /// Starts a program as the first of a group of its own.
    pub(crate) fn start(command: &mut Command) -> std::io::Result<(Child, Self)> {
        system::apart(command);
        let child = command.spawn()?;
        let shell = system::guard(&child);
        Ok((child, Self { shell }))
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        if let Some(shell) = &mut self.shell {
            drop(shell.stdin.take());
            let _ = shell.wait();
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::io::Read;
    use std::process::Stdio;

    #[test]
    fn what_a_program_started_ends_with_the_group() {
        let mut command = Command::new("sh");
        // The output stays open for as long as the sleeper lives.
        command
            .args(["-c", "sleep 600 & echo started; wait"])
            .stdout(Stdio::piped());
        let (mut child, group) = Group::start(&mut command).expect("sh starts");
        let mut output = child.stdout.take().expect("it is piped");
        let mut word = [0; 7];
        output.read_exact(&mut word).expect("it says something");
        assert_eq!(&word, b"started");
        drop(group);
        let mut rest = Vec::new();
        output.read_to_end(&mut rest).expect("the output ends");
        assert!(!child.wait().expect("it was started").success());
    }
}
