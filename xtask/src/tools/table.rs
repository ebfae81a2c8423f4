//! The pinned archives that the tools' projects publish.
//!
//! For another version, update its number and the SHA-256 of each archive. The projects publish the hashes next
//! to the archives: at the archive's URL with `.sha256` appended, for wasm-bindgen with `.sha256sum`. Archives
//! without one are left out of the table; such platforms get the tool in the next way, as does anyone who needs
//! another version than the one here.

use super::archive::{Archive, Release};

/// One binary for every Linux: it is linked with musl and depends on nothing in the system.
pub(super) const TRUNK: Release = Release {
    version: "0.21.14",
    takes: "a few MB, usually seconds",
    base: "https://github.com/trunk-rs/trunk/releases/download/v{version}",
    taken: &[("trunk{exe}", "bin")],
    archives: &[
        Archive {
            computer: ("linux", "x86_64"),
            file: "trunk-x86_64-unknown-linux-musl.tar.gz",
            sha256: "a67f4054b249fe9acc5fabc25de1aebf19783aca3ad6ff64bf34d7da44d0ea20",
        },
        Archive {
            computer: ("linux", "aarch64"),
            file: "trunk-aarch64-unknown-linux-musl.tar.gz",
            sha256: "e8e2a2bb423ce6702ab9f4f02f8c9ae99d790f0301f7634e986b2dd8706019cc",
        },
        Archive {
            computer: ("macos", "x86_64"),
            file: "trunk-x86_64-apple-darwin.tar.gz",
            sha256: "f1ba0e3bbe24e0ae219c6d22c33e24e2825c1608dd27c2556e323495110f1a95",
        },
        Archive {
            computer: ("macos", "aarch64"),
            file: "trunk-aarch64-apple-darwin.tar.gz",
            sha256: "764e299dd50d89442a4e96a236349f57961984b701e74d3dbdb39cd1c9f5101e",
        },
        Archive {
            computer: ("windows", "x86_64"),
            file: "trunk-x86_64-pc-windows-msvc.zip",
            sha256: "cd6ac15b9daff0365e5695036791ef2ce3c63f61c014f5a8c532363266e4569c",
        },
    ],
};

/// wasm-bindgen, at the version in the lock file.
pub(super) const WASM_BINDGEN: Release = Release {
    version: "0.2.129",
    takes: "a few MB, usually seconds",
    base: "https://github.com/wasm-bindgen/wasm-bindgen/releases/download/{version}",
    taken: &[("{stem}/wasm-bindgen{exe}", "bin")],
    archives: &[
        Archive {
            computer: ("linux", "x86_64"),
            file: "wasm-bindgen-{version}-x86_64-unknown-linux-musl.tar.gz",
            sha256: "82d12bb940e2d4e72e0d5605387fc1b8ca179044e012b620f0ce4e7440e8320e",
        },
        Archive {
            computer: ("linux", "aarch64"),
            file: "wasm-bindgen-{version}-aarch64-unknown-linux-musl.tar.gz",
            sha256: "2ed4351c35dd9440308bbb02767d47ea278efe851a52465300f3c94f5b6c2a87",
        },
        Archive {
            computer: ("macos", "x86_64"),
            file: "wasm-bindgen-{version}-x86_64-apple-darwin.tar.gz",
            sha256: "7e028879a68ec53dae14048b55cc5215f6df75b17a9c1426fac8fa086d3202fd",
        },
        Archive {
            computer: ("macos", "aarch64"),
            file: "wasm-bindgen-{version}-aarch64-apple-darwin.tar.gz",
            sha256: "81d4a23d56b3c3eb8187658329116d50e0b228a93b343825fb71f70179051cd1",
        },
        Archive {
            computer: ("windows", "x86_64"),
            file: "wasm-bindgen-{version}-x86_64-pc-windows-msvc.tar.gz",
            sha256: "79e348c169d0c10c0b287647f1e753d0985353ca96800bc29be8f4261baf13e6",
        },
    ],
};

/// Binaryen, for its wasm-opt; on macOS that needs a library next to it.
pub(super) const BINARYEN: Release = Release {
    version: "132",
    takes: "117 MB, a minute or so",
    base: "https://github.com/WebAssembly/binaryen/releases/download/version_{version}",
    taken: &[
        ("binaryen-version_{version}/bin/wasm-opt{exe}", "bin"),
        ("binaryen-version_{version}/lib/libbinaryen.dylib", "lib"),
    ],
    archives: &[
        Archive {
            computer: ("linux", "x86_64"),
            file: "binaryen-version_{version}-x86_64-linux.tar.gz",
            sha256: "195ddc94f9bc89f45abdabb0b9eea86023d727ba90eac8b35b80f2544fc30572",
        },
        Archive {
            computer: ("linux", "aarch64"),
            file: "binaryen-version_{version}-aarch64-linux.tar.gz",
            sha256: "c58562417836c5d0493d89bdefc434933bdc097db641b483df86bcfa557a107f",
        },
        Archive {
            computer: ("macos", "x86_64"),
            file: "binaryen-version_{version}-x86_64-macos.tar.gz",
            sha256: "40c3de90bb3766bd0282a895e139a6f50253dba49b4f5bb89e66faca162d832e",
        },
        Archive {
            computer: ("macos", "aarch64"),
            file: "binaryen-version_{version}-arm64-macos.tar.gz",
            sha256: "98aad827847af7ef990ed7098d885725c8e5b5aae75073403635617ae4e259aa",
        },
        Archive {
            computer: ("windows", "x86_64"),
            file: "binaryen-version_{version}-x86_64-windows.tar.gz",
            sha256: "2089428ec98c899b45ee5d00636ddd6e2da8636cc473ef50b165cc25793ef7cb",
        },
    ],
};
