//! Debian's packages, where they can be had without anybody's password.

use crate::steps::{ask, patiently, program, run, version_text};

/// Whether this is a system of Debian's kind on which we may install something.
pub(crate) fn can_install() -> bool {
    version_text("apt-get").is_some()
        && (is_root() || ask(&mut program("sudo", &["-n", "true"])).is_some())
}

/// Installs these, if it can be done. What came of it is seen by looking for them.
pub(crate) fn install(packages: &[&str]) {
    let apt = |words: &[&str]| {
        let mut command = if is_root() {
            program("apt-get", &[])
        } else {
            program("sudo", &["-n", "apt-get"])
        };
        let command = command.args(words).env("DEBIAN_FRONTEND", "noninteractive");
        patiently(|| run(command))
    };
    let _ = apt(&["update", "-qq"]);
    let mut words = vec!["install", "-y", "-qq"];
    words.extend(packages);
    let _ = apt(&words);
}

fn is_root() -> bool {
    ask(&mut program("id", &["-u"])).is_some_and(|id| id == "0")
}
