//! A static file server on localhost, for the page and for the end-to-end tests.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::files::{has_sum, mime, resolve};
use crate::steps::Outcome;

/// The number of ports to try.
const TRIES: u16 = 100;
/// The largest request in bytes; those of browsers are far shorter.
const LONGEST: u64 = 64 * 1024;
/// How long a request may take to arrive. Browsers open connections that they may never use.
const PATIENCE: Duration = Duration::from_secs(30);
/// How browsers may cache an answer: forever, or revalidating it each time.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
const NOT_UNASKED: &str = "no-cache";

/// Binds this port or the next free one; for 0, any free one.
pub(crate) fn bind(first: u16) -> Outcome<TcpListener> {
    let ports = first..=first.saturating_add(TRIES);
    let mut ports = ports.map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)));
    ports
        .find_map(Result::ok)
        .ok_or_else(|| format!("no port from {first} on is free; choose another one with `--port`"))
}

/// Returns the port of a listener.
pub(crate) fn port(listener: &TcpListener) -> Outcome<u16> {
    let address = listener
        .local_addr()
        .map_err(|why| format!("the server has no address: {why}"))?;
    Ok(address.port())
}

/// Returns the URL of what a listener serves.
pub(crate) fn url(listener: &TcpListener) -> Outcome<String> {
    Ok(format!("http://127.0.0.1:{}/", port(listener)?))
}

/// Serves the files under `root` on a free port in the background, and returns the URL.
pub(crate) fn meanwhile(root: PathBuf) -> Outcome<String> {
    let listener = bind(0)?;
    let url = url(&listener)?;
    thread::spawn(move || serve(&listener, &root));
    Ok(url)
}

/// Serves the files under `root` as long as the program runs, with a thread per connection.
pub(crate) fn serve(listener: &TcpListener, root: &Path) {
    thread::scope(|scope| {
        for stream in listener.incoming().flatten() {
            // A client that disconnects early is not an error.
            scope.spawn(move || {
                let _ = answer(stream, root);
            });
        }
    });
}

fn answer(stream: TcpStream, root: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let mut request = BufReader::new((&stream).take(LONGEST));
    let mut line = String::new();
    request.read_line(&mut line)?;
    // The headers are irrelevant, but closing the connection before reading them would cut the answer off.
    let mut header = String::new();
    while request.read_line(&mut header)? > 2 {
        header.clear();
    }
    (&stream).write_all(&response(&line, root))
}

/// Returns the whole response to a request with this first line.
fn response(line: &str, root: &Path) -> Vec<u8> {
    let mut words = line.split_whitespace();
    let (method, target) = (
        words.next().unwrap_or_default(),
        words.next().unwrap_or_default(),
    );
    if method != "GET" && method != "HEAD" {
        return plain("405 Method Not Allowed");
    }
    let Some(path) = resolve(root, target) else {
        return plain("400 Bad Request");
    };
    let Ok(body) = std::fs::read(&path) else {
        return plain("404 Not Found");
    };
    let caching = if has_sum(&path) {
        FOR_GOOD
    } else {
        NOT_UNASKED
    };
    whole("200 OK", mime(&path), caching, &body, method == "GET")
}

fn plain(status: &str) -> Vec<u8> {
    let text = "text/plain; charset=utf-8";
    whole(status, text, NOT_UNASKED, status.as_bytes(), true)
}

fn whole(status: &str, mime: &str, caching: &str, body: &[u8], with_body: bool) -> Vec<u8> {
    let mut bytes = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {}\r\n\
         Cache-Control: {caching}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )
    .into_bytes();
    if with_body {
        bytes.extend(body);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    /// A folder that is served until the tests end.
    struct Server {
        listener: TcpListener,
        _root: Folder,
    }

    fn served(name: &str) -> Server {
        let files = [
            ("index.html", "<h1>Hello</h1>"),
            ("a.wasm", "\0asm"),
            ("a-0123456789abcdef.js", "0"),
        ];
        let root = Folder::new(name, &files);
        let listener = bind(0).expect("a free port");
        let server = listener.try_clone().expect("the same port");
        let folder = root.to_path_buf();
        thread::spawn(move || serve(&server, &folder));
        Server {
            listener,
            _root: root,
        }
    }

    fn fetched(Server { listener, .. }: &Server, line: &str) -> String {
        let mut stream =
            TcpStream::connect(("127.0.0.1", port(listener).expect("a port"))).expect("a server");
        write!(stream, "{line} HTTP/1.1\r\nHost: test\r\n\r\n").expect("a request");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("an answer");
        text
    }

    #[test]
    fn files_come_with_their_types() {
        let server = served("types");
        let page = fetched(&server, "GET /");
        assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
        assert!(page.contains("Content-Type: text/html"), "{page}");
        assert!(page.contains("Cache-Control: no-cache"), "{page}");
        assert!(page.ends_with("\r\n\r\n<h1>Hello</h1>"), "{page}");
        assert!(fetched(&server, "GET /a.wasm?v=1").contains("Content-Type: application/wasm"));
    }

    #[test]
    fn what_is_named_after_its_bytes_is_had_for_good() {
        let server = served("for-good");
        let file = fetched(&server, "GET /a-0123456789abcdef.js");
        assert!(file.contains("Cache-Control: public, max-age=31536000, immutable\r\n"));
        assert!(fetched(&server, "GET /a.wasm").contains("Cache-Control: no-cache\r\n"));
    }

    #[test]
    fn head_sends_the_length_without_the_body() {
        let page = fetched(&served("head"), "HEAD /");
        assert!(page.contains("Content-Length: 14\r\n"), "{page}");
        assert!(page.ends_with("\r\n\r\n"), "{page}");
    }

    #[test]
    fn what_is_not_there_is_refused() {
        let server = served("refused");
        for (line, status) in [
            ("GET /none.js", "404"),
            ("GET /../Cargo.toml", "400"),
            ("POST /", "405"),
            ("nonsense", "405"),
        ] {
            let answer = fetched(&server, line);
            assert!(
                answer.starts_with(&format!("HTTP/1.1 {status} ")),
                "{line}: {answer}"
            );
        }
    }

    #[test]
    fn a_silent_visitor_keeps_nobody_waiting() {
        let server = served("silent");
        let _silent = TcpStream::connect(("127.0.0.1", port(&server.listener).expect("a port")))
            .expect("a server");
        assert!(fetched(&server, "GET /").contains("200 OK"));
    }

    #[test]
    fn a_taken_port_gives_way_to_the_next() {
        let taken = bind(0).expect("a free port");
        let port_taken = port(&taken).expect("a port");
        let next = bind(port_taken).expect("another free port");
        assert!(port(&next).expect("a port") > port_taken);
    }
}
