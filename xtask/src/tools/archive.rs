//! Tools as their projects publish them: downloaded, verified against pinned hashes, and unpacked.

use std::env::consts::{ARCH, EXE_SUFFIX, OS};
use std::fs::{self, File};
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use hmac_sha256::Hash;

use super::tool::{Tool, Way};
use crate::steps::{Outcome, patiently, program, run, say};

/// A published release of a tool. In its texts `{version}` stands for the version, `{stem}` for an archive's
/// name without its extension, and `{exe}` for the extension of executables.
pub(super) struct Release {
    /// The version of the archives.
    pub(super) version: &'static str,
    /// The approximate download size and time.
    pub(super) takes: &'static str,
    /// The URL of the folder that contains the archives.
    pub(super) base: &'static str,
    /// What to extract from an archive, and the destination folder. Entries that an archive lacks are skipped:
    /// whether the tool runs is checked at the end.
    pub(super) taken: &'static [(&'static str, &'static str)],
    /// One archive per platform.
    pub(super) archives: &'static [Archive],
}

/// The pinned data of one archive.
pub(super) struct Archive {
    /// The operating system and the architecture, as Rust names them.
    pub(super) computer: (&'static str, &'static str),
    /// The file name.
    pub(super) file: &'static str,
    /// The SHA-256 in hexadecimal.
    pub(super) sha256: &'static str,
}

impl Release {
    /// Returns the way to get this release, if it is the wanted version and has an archive for this computer.
    pub(super) fn way<'a>(&'a self, tool: &'a Tool) -> Option<Way<'a>> {
        let fits = |archive: &&Archive| archive.computer == (OS, ARCH);
        let archive = self.archives.iter().find(fits)?;
        (tool.version == self.version)
            .then(|| -> Way<'a> { Box::new(move |folder| self.get(tool, archive, folder)) })
    }

    fn get(&self, tool: &Tool, archive: &Archive, folder: &Path) -> Outcome {
        let file = self.spelled(archive.file, "");
        let stem = file.trim_end_matches(".zip").trim_end_matches(".tar.gz");
        let address = format!("{}/{file}", self.spelled(self.base, stem));
        say(&format!("Downloading {tool} ({})", self.takes));

        let packed = folder.join("packed");
        fetch(&address, &packed)?;
        let found = sha256(&packed).map_err(|why| format!("{file} can't be read: {why}."))?;
        if found != archive.sha256 {
            return Err(format!(
                "Refused: {file} has the SHA-256 {found}, but {} is pinned.",
                archive.sha256
            ));
        }
        let cant = |why: io::Error| format!("{file} can't be unpacked: {why}.");
        let unpacked = folder.join("unpacked");
        fs::create_dir(&unpacked).map_err(cant)?;
        run(tar(&["-xf", "../packed"]).current_dir(&unpacked))?;
        for (from, to) in self.taken {
            let from = unpacked.join(self.spelled(from, stem));
            if let (true, Some(name)) = (from.is_file(), from.file_name()) {
                let to = folder.join(to);
                fs::create_dir_all(&to)
                    .and_then(|()| fs::rename(&from, to.join(name)))
                    .map_err(cant)?;
            }
        }
        fs::remove_dir_all(&unpacked)
            .and_then(|()| fs::remove_file(&packed))
            .map_err(cant)
    }

    fn spelled(&self, text: &str, stem: &str) -> String {
        text.replace("{stem}", stem)
            .replace("{version}", self.version)
            .replace("{exe}", EXE_SUFFIX)
    }
}

/// Downloads a file with the system's curl, which gives up soon if the host is unreachable or the connection is
/// lost.
fn fetch(address: &str, to: &Path) -> Outcome {
    let (scheme, rest) = address.split_once("://").unwrap_or_default();
    let (host, file) = (rest.split('/').next(), rest.rsplit('/').next());
    let (host, file) = (host.unwrap_or_default(), file.unwrap_or_default());
    let protocol = format!("={scheme}");
    let words = [
        "--fail",
        "--location",
        "--proto",
        &protocol,
        "--connect-timeout",
        "5",
        "--speed-limit",
        "1000",
        "--speed-time",
        "20",
    ];
    let mut curl = program("curl", &words);
    curl.arg("--output").arg(to).arg(address);
    curl.stdin(Stdio::null());
    // A progress bar is for a terminal; elsewhere the line printed by `patiently` is enough.
    let status = if io::stderr().is_terminal() {
        curl.arg("--progress-bar").status()
    } else {
        patiently(|| curl.arg("--silent").status())
    };
    let why = match status.map(|status| status.code()) {
        Ok(Some(0)) => return Ok(()),
        Ok(Some(22)) => format!("{host} has no such file"),
        Ok(Some(5..=7)) => format!("there is no way to {host} from here"),
        Ok(Some(28)) => format!("{host} is too slow or can't be reached"),
        Ok(Some(18 | 52 | 56 | 92)) => "it broke off".into(),
        Ok(code) => format!("curl ended with {}", code.unwrap_or(-1)),
        Err(why) => format!("curl could not be started: {why}"),
    };
    Err(format!("{file} could not be downloaded: {why}."))
}

/// Returns a file's SHA-256 in hexadecimal.
pub(super) fn sha256(file: &Path) -> io::Result<String> {
    let mut file = File::open(file)?;
    let mut hash = Hash::new();
    let mut part = vec![0; 1 << 20];
    loop {
        match file.read(&mut part)? {
            0 => break,
            read => hash.update(&part[..read]),
        }
    }
    Ok(hash
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect())
}

/// The system's tar. On Windows the built-in one, which also reads zip, and not another program of that name.
pub(super) fn tar(words: &[&str]) -> Command {
    let system = std::env::var_os("SystemRoot").filter(|_| cfg!(windows));
    let name = system.map_or("tar".into(), |root| {
        PathBuf::from(root).join("System32/tar.exe")
    });
    program(name, words)
}
