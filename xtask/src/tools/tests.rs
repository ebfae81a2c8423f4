//! Tests of the tools module, including a tool that is downloaded from a local server.

use std::cell::Cell;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::thread;

use super::archive::{Archive, sha256, tar};
use super::tool::program_in;
use super::*;
use crate::folder::Folder;
use crate::serve;

const TOOL: &str = "kettle";
const VERSION: &str = "1.2.3";

/// A temporary tools folder.
struct Kitchen {
    folder: Folder,
}

impl Kitchen {
    fn new(name: &str) -> Self {
        let folder = Folder::new(&format!("tools-{name}"), &[]);
        fs::create_dir_all(folder.join("tools")).expect("a folder for the test");
        Self { folder }
    }

    fn tool(&self) -> Tool<'static> {
        Tool::within(&self.folder.join("tools"), TOOL, VERSION)
    }

    /// An archive of a program that reports this version, packed as a project would.
    fn archive(&self, version: &str) -> PathBuf {
        let packed = self.folder.join("packed");
        fs::create_dir_all(packed.join("bin")).expect("a folder");
        let source = packed.join("main.rs");
        fs::write(
            &source,
            format!("fn main() {{ println!(\"{TOOL} {version}\") }}"),
        )
        .expect("it");
        let made = program_in(&packed, TOOL);
        run(program("rustc", &["-o"]).arg(&made).arg(&source)).expect("a program");
        let words = ["-czf", "kettle.tar.gz", "packed/bin"];
        run(tar(&words).current_dir(&*self.folder)).expect("an archive");
        self.folder.join("kettle.tar.gz")
    }

    /// The contents of the tools folder.
    fn tools(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.join("tools")).expect("it is there");
        entries
            .map(|entry| entry.expect("a name").file_name().to_string_lossy().into())
            .collect()
    }
}

fn release(base: String, sha256: &str) -> Release {
    let archive = Archive {
        computer: (std::env::consts::OS, std::env::consts::ARCH),
        file: "kettle.tar.gz",
        sha256: sha256.to_owned().leak(),
    };
    Release {
        version: VERSION,
        takes: "no time",
        base: base.leak(),
        taken: &[("packed/bin/kettle{exe}", "bin")],
        archives: vec![archive].leak(),
    }
}

/// Starts a server that sends the same response to everyone until the tests end, and returns its URL.
fn answering(answer: Vec<u8>) -> String {
    let listener = serve::bind(0).expect("a free port");
    let url = serve::url(&listener).expect("an address");
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut request = BufReader::new(&stream);
            let mut line = String::new();
            while request.read_line(&mut line).is_ok_and(|read| read > 2) {
                line.clear();
            }
            let _ = stream.write_all(&answer);
        }
    });
    url.trim_end_matches('/').into()
}

fn answer(status: &str, length: usize, body: &[u8]) -> Vec<u8> {
    let head =
        format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
    [head.as_bytes(), body].concat()
}

/// Gets the tool from the release or by the next way, which always works. Returns whether the next way was
/// used, and the messages.
fn got(kitchen: &Kitchen, release: &Release, next: &Path) -> (bool, Vec<String>) {
    let tool = kitchen.tool();
    let came_to_next = Cell::new(false);
    let next_way: Way = Box::new(|folder| {
        came_to_next.set(true);
        // A link, since a program that this process has just written may be busy for a moment.
        fs::hard_link(next, program_in(folder, TOOL)).map_err(|why| why.to_string())
    });
    let ways = [release.way(&tool).expect("one for this computer"), next_way];
    let mut told = Vec::new();
    let there = tool.get(&ways, |line| told.push(line.to_owned()));
    assert_eq!(there.ok(), tool.found());
    assert_eq!(kitchen.tools(), [format!("{TOOL}-{VERSION}")]);
    (came_to_next.get(), told)
}

#[test]
fn the_right_archive_is_taken() {
    let kitchen = Kitchen::new("right");
    let archive = kitchen.archive(VERSION);
    let bytes = fs::read(&archive).expect("it is there");
    let sum = sha256(&archive).expect("it is there");
    let base = answering(answer("200 OK", bytes.len(), &bytes));
    let (next, told) = got(&kitchen, &release(base, &sum), Path::new("none"));
    assert!(!next && told.is_empty(), "{told:?}");
}

#[test]
fn every_other_end_of_a_download_is_told_and_leads_to_the_next_way() {
    let kitchen = Kitchen::new("others");
    let archive = kitchen.archive(VERSION);
    let bytes = fs::read(&archive).expect("it is there");
    let sum = sha256(&archive).expect("it is there");
    let whole = answer("200 OK", bytes.len(), &bytes);
    let half = answer("200 OK", bytes.len(), &bytes[..bytes.len() / 2]);
    // Nothing listens on this port: the service that it was meant for is forgotten, and a free one may be given away.
    let nobody = "http://127.0.0.1:1".to_owned();
    for (case, base, pinned, words) in [
        (
            "another sum",
            answering(whole),
            "0".repeat(64),
            "Refused: kettle.tar.gz has",
        ),
        ("cut off", answering(half), sum.clone(), "it broke off"),
        (
            "404",
            answering(answer("404 Not Found", 0, b"")),
            sum.clone(),
            "no such file",
        ),
        ("no network", nobody, sum, "there is no way to 127.0.0.1"),
    ] {
        let next = program_in(&kitchen.folder.join("packed"), TOOL);
        let (came, told) = got(&kitchen, &release(base, &pinned), &next);
        assert!(came, "{case}");
        assert_eq!(told.len(), 1, "{case}: {told:?}");
        assert!(
            told[0].contains(words) && !told[0].contains('\n'),
            "{case}: {told:?}"
        );
        fs::remove_dir_all(kitchen.folder.join("tools")).expect("it was there");
    }
}

#[test]
fn the_lock_file_tells_the_version() {
    let lock = "\
[[package]]
name = \"wasm-bindgen-macro\"
version = \"0.2.1\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
source = \"registry\"
dependencies = [
 \"wasm-bindgen-macro\",
]
";
    assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
    assert_eq!(locked_version(lock, "wasm"), None);
    let windows = lock.replace('\n', "\r\n");
    assert_eq!(locked_version(&windows, "wasm-bindgen"), Some("0.2.130"));
}

#[test]
fn the_project_s_lock_file_has_wasm_bindgen() {
    let lock = std::fs::read_to_string(project().join("Cargo.lock")).expect("it is there");
    assert!(locked_version(&lock, "wasm-bindgen").is_some());
}

#[test]
fn the_project_s_tools_come_before_installed_ones() {
    let tools = Tools {
        trunk: "trunk".into(),
        wasm_bindgen: "wasm-bindgen".into(),
        wasm_opt: true,
        folders: vec!["first".into()],
    };
    let path = tools.path().expect("a plain name");
    assert_eq!(std::env::split_paths(&path).next(), Some("first".into()));
}

#[test]
fn what_does_not_unpack_or_run_leads_to_the_next_way_and_leaves_nothing() {
    let kitchen = Kitchen::new("unfit");
    let older = kitchen.archive("1.2.2");
    let bytes = fs::read(&older).expect("it is there");
    let sum = sha256(&older).expect("it is there");
    let junk = kitchen.folder.join("junk");
    fs::write(&junk, "no archive").expect("a file");
    let junk_sum = sha256(&junk).expect("it is there");
    for (body, pinned, words) in [
        (&bytes[..], sum, "another version"),
        (b"no archive", junk_sum, "tar -xf"),
    ] {
        let base = answering(answer("200 OK", body.len(), body));
        let (tool, release) = (kitchen.tool(), release(base, &pinned));
        let way = release.way(&tool).expect("one for this computer");
        let why = tool
            .get(&[way], |line| panic!("{line}"))
            .expect_err("no tool");
        assert!(why.contains(words), "{why}");
        assert_eq!(kitchen.tools(), [""; 0]);
    }
}

#[test]
fn sums_are_those_of_the_standard() {
    let kitchen = Kitchen::new("sums");
    let file = kitchen.folder.join("abc");
    fs::write(&file, "abc").expect("a file");
    let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assert_eq!(sha256(&file).expect("it is there"), sum);
}

#[test]
fn every_archive_has_a_computer_and_a_sum_of_its_own() {
    let releases = [&table::TRUNK, &table::WASM_BINDGEN, &table::BINARYEN];
    let mut sums = Vec::new();
    for release in releases {
        let mut computers: Vec<_> = release.archives.iter().map(|one| one.computer).collect();
        computers.sort_unstable();
        computers.dedup();
        assert_eq!(computers.len(), release.archives.len(), "{}", release.base);
        sums.extend(release.archives.iter().map(|archive| archive.sha256));
    }
    let whole =
        |sum: &&str| sum.len() == 64 && sum.bytes().all(|byte| b"0123456789abcdef".contains(&byte));
    assert!(sums.iter().all(whole));
    let all = sums.len();
    sums.sort_unstable();
    sums.dedup();
    assert_eq!(sums.len(), all);
}
