//! Installing Debian's packages, where that needs no password.

use crate::steps::{ask, patiently, program, run, version_text};

/// Whether this is a Debian-like system on which packages can be installed without a password.
pub(crate) fn can_install() -> bool {
    version_text("apt-get").is_some()
        && (is_root() || ask(&mut program("sudo", &["-n", "true"])).is_some())
}

/// Tries to install these packages. Callers check for the result themselves.
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
