//! The twelve heads: bold, flat shapes and a few strokes on a grid of 48, all around the same face, so that they share eyes
//! and mouths.

use crate::setup::Head;

/// A head as SVG paths, in the order in which they are drawn; empty if it has none of this.
#[derive(Default)]
pub(super) struct Drawing {
    /// In ink, behind the face.
    pub(super) back: &'static str,
    /// The outline of the face, if it is not [the usual one](FACE).
    pub(super) face: Option<&'static str>,
    /// In ink, over the face.
    pub(super) top: &'static str,
    /// Lines left blank in what is over the face.
    pub(super) cut: &'static str,
    /// Lines in ink.
    pub(super) line: &'static str,
    /// Lines that turn with the eyes.
    pub(super) worn: &'static str,
    /// Glasses; there are no eyebrows over them.
    pub(super) glasses: &'static str,
    /// A mustache, which covers the upper lip.
    pub(super) mustache: &'static str,
    /// Whether a beard surrounds the mouth, which is then left blank.
    pub(super) beard: bool,
}

/// The outline of a face.
pub(super) const FACE: &str =
    "M24 13.5c7.5 0 11.5 5 11.5 13S31 41 24 41s-11.5-6.5-11.5-14.5 4-13 11.5-13z";

/// The drawing of a head.
#[allow(clippy::too_many_lines, reason = "one drawing after the other")]
pub(super) fn drawing(head: Head) -> Drawing {
    match head {
        Head::Ada => Drawing {
            back: "M18 7a6 6 0 1 1 12 0a6 6 0 1 1-12 0z",
            top: "M12 27C10.5 15 16 10.5 24 10.5S37.5 15 36 27c-1-7-4.5-11-12-11S13 20 12 27z",
            cut: "M19.5 9.5q4.5 2.5 9 0",
            glasses: "M14.3 26a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM24.3 26a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zM23.7 25q.3-.5.6 0M14.3 25l-2.3-1.5M33.7 25l2.3-1.5",
            ..Drawing::default()
        },
        Head::Bruno => Drawing {
            back: "M12.5 18.5c-3.5.5-5.5 4.5-3.5 7.5-2.5 1.5-1.5 6.5 3 6.5h3zM35.5 18.5c3.5.5 5.5 4.5 3.5 7.5 2.5 1.5 1.5 6.5-3 6.5h-3z",
            face: Some(
                "M24 6.5c8 0 12 5.5 12 14 0 12-4.5 20.5-12 20.5S12 32.5 12 20.5c0-8.5 4-14 12-14z",
            ),
            line: "M17.5 13q2-2.7 5.5-3",
            mustache: "M24 30.2c-2-2.2-8-2-10.5 3.2 3.5 1.3 8 .8 10.5-1 2.5 1.8 7 2.3 10.5 1C32 28.2 26 28 24 30.2z",
            ..Drawing::default()
        },
        Head::Carla => Drawing {
            back: "M24 3c4 0 6 2 6.5 3.5 4-1 7.5 1.5 7.5 5.5 4 .5 6 4.5 4.2 8 3.3 2 3.8 7 .8 9.5 2 3.5 0 7.5-4 8 0 4-4.5 6-8 4H17c-3.5 2-8 0-8-4-4-.5-6-4.5-4-8-3-2.5-2.5-7.5.8-9.5C4 16.5 6 12.5 10 12c0-4 3.5-6.5 7.5-5.5C18 5 20 3 24 3z",
            top: "M13 24c-1-4 1-6.5 3.5-7 0-3 4-4.5 6-3 2-2 6-1.5 7 1 3-.5 6.5 3 5.5 9-1.5-2-2-3.5-4.5-4-2.5.8-4.5.3-6-1-2 1.5-4 1.5-6 .5-2 1-4.5 2-5.5 4.5z",
            ..Drawing::default()
        },
        Head::Deniz => Drawing {
            back: "M13 30c-2-4-2-9 0-12l22 0c2 3 2 8 0 12l-2-8H15z",
            top: "M10.5 20C9 11 15 5.5 24 5.5c7.5 0 12.5 4 13.5 9.5 3.5.5 6.5 2.5 7.5 4.5.5 1.5-1 2.3-2.5 1.8C34 18.5 19 18.5 10.5 20z",
            cut: "M13.5 15.8c7-1.6 16-1.6 24-.2",
            ..Drawing::default()
        },
        Head::Emil => Drawing {
            top: "M12 25l-4-8 5 .5-1.5-7.5 5.5 3L18.5 4l5 6.5L29 4l1.5 8.5 6-3-1.5 7.5 5-.5-4 8c-1-5-3-7-5.5-7.5l-1.5 2-3-2.5-3 2.5-3-2.5-2.5 2.5-1.5-2.2c-2 .7-3.5 3.2-4 8.2z",
            worn: "M15.8 30.2h.1M18.3 31h.1M32.2 30.2h-.1M29.7 31h-.1",
            ..Drawing::default()
        },
        Head::Farah => Drawing {
            back: "M24 4C12.5 4 9 13.5 9.5 24c.3 8-1.5 14-5 19 7 3 32 3 39 0-3.5-5-5.3-11-5-19C39 13.5 35.5 4 24 4z",
            top: "M13 25C12.5 14.5 17 11.5 24 11.5S35.5 14.5 35 25c-1-6.5-5-9-11-9s-10 2.5-11 9z",
            cut: "M14 38.5c6 5.5 15 5 21-2M12 43c2.5 0 5-.5 7-1.5",
            ..Drawing::default()
        },
        Head::Gus => Drawing {
            back: "M12.5 26C9 33 11 44.5 24 44.5S39 33 35.5 26z",
            top: "M12.5 27c-.5 2 0 3 2 2.5 2.5-1 6-1.3 9.5.5 3.5-1.8 7-1.5 9.5-.5 2 .5 2.5-.5 2-2.5l1.5 4c0 9-5.5 12.5-13 12.5S11 40 11 31zM4 19.5c4-2 6.5-2.5 9-2.8C13.5 9 16 4 20 4.5c2.5.3 5.5.3 8 0 4-.5 6.5 4.5 7 12.2 2.5.3 5 .8 9 2.8-6 2-34 2-40 0z",
            cut: "M13.8 14.5c6 1.2 14.5 1.2 20.5 0",
            beard: true,
            ..Drawing::default()
        },
        Head::Hana => Drawing {
            back: "M9.5 40C8.5 32 8 26 9 20 10.5 9.5 16 5 24 5s13.5 4.5 15 15c1 6 .5 12-.5 20-3 1-6 1-8.5.5h-12c-2.5.5-5.5.5-8.5-.5z",
            top: "M13 31c-1-6-.5-11 1-14l20 0c1.5 3 2 8 1 14-.8-3-1.5-6-1.6-9.5H14.6C14.5 25 13.8 28 13 31z",
            ..Drawing::default()
        },
        Head::Ivo => Drawing {
            back: "M19.8 5a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0z",
            top: "M11.5 16C12 10 16.5 7 24 7s12 3 12.5 9c1.2.3 1.5 1 1.5 2.8s-.5 3-1.5 3.2h-25c-1-.2-1.5-1.4-1.5-3.2S10.3 16.3 11.5 16zM12.5 27c.5 10 4.5 14.5 11.5 14.5S35 37 35.5 27c-2 7-3 9-5.5 10-3.3 1.3-8.7 1.3-12 0-2.5-1-3.5-3-5.5-10z",
            cut: "M11.5 16.8h25M17 18.6v2M21.6 18.6v2M26.4 18.6v2M31 18.6v2",
            ..Drawing::default()
        },
        Head::Joy => Drawing {
            back: "M1.5 13a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM30.5 13a8 8 0 1 1 16 0a8 8 0 1 1-16 0z",
            top: "M12.5 26C11 15 16.5 11 24 11s13 4 11.5 15c-1.5-6-5-9-11.5-9s-10 3-11.5 9z",
            cut: "M24 10.5v6.5M15.5 13.5l3 4.5M32.5 13.5l-3 4.5",
            line: "M10.2 36a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0zM34.2 36a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0z",
            ..Drawing::default()
        },
        Head::Kofi => Drawing {
            top: "M12 26L10.5 5.5C15 3.5 33 3.5 37.5 5.5L36 26c-.8-3-1.5-5-2.5-7.5-6-1.5-13-1.5-19 0-1 2.5-1.7 4.5-2.5 7.5z",
            cut: "M31 5.5l1.5 8",
            glasses: "M14.5 22.5h8v7h-8zM25.5 22.5h8v7h-8zM22.5 25h3",
            ..Drawing::default()
        },
        Head::Lou => Drawing {
            back: "M13 16C8 18 7 23 9 26c-3 2-3 5.5-.5 7-2.5 2-2 5.5.5 6.5-1 2 0 4.5 1 5.5 2-.5 3.5-3 3-5.5 2.5-1 2.5-4.5.5-6.5 2-1.5 2-5 0-7zM35 16c5 2 6 7 4 10 3 2 3 5.5.5 7 2.5 2 2 5.5-.5 6.5 1 2 0 4.5-1 5.5-2-.5-3.5-3-3-5.5-2.5-1-2.5-4.5-.5-6.5-2-1.5-2-5 0-7z",
            top: "M12 26C9.5 14 15.5 7 24 7s14.5 7 12 19c-2-4.5-8-7.5-12-13-4 5.5-10 8.5-12 13z",
            cut: "M24 7v6",
            ..Drawing::default()
        },
    }
}
