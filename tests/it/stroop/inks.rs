//! The inks of the words: each looks like its name, and differs from the others in every kind of color vision.

use std::fs;

const INKS: [&str; 4] = ["blue", "red", "black", "yellow"];

/// A color in linear light.
type Linear = [f64; 3];

/// How people see who lack one kind of cones, by Machado, Oliveira and Fernandes (2009): nobody, those without long,
/// medium and short ones.
const VISIONS: [(&str, [Linear; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The color that follows this in the style sheet of Stroop.
fn after(rule: &str) -> Linear {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/static/styles/stroop.css");
    let styles = fs::read_to_string(path).expect("a style sheet");
    let (_, rest) = styles.split_once(rule).expect(rule);
    let (_, hex) = rest.split_once('#').expect("a color");
    [0, 2, 4].map(|at| {
        let part = u8::from_str_radix(&hex[at..at + 2], 16).expect("two digits");
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    })
}

fn ink(name: &str) -> Linear {
    after(&format!(".face.{name} {{ --word: "))
}

fn seat(number: usize) -> Linear {
    after(&format!("--seat-{number}: "))
}

fn product(rows: &[Linear; 3], of: Linear) -> Linear {
    rows.map(|row| row.iter().zip(of).map(|(one, other)| one * other).sum())
}

/// The color in CIE L*a*b*, with the white of a screen.
fn lab(color: Linear) -> Linear {
    const XYZ: [Linear; 3] = [
        [0.4124, 0.3576, 0.1805],
        [0.2126, 0.7152, 0.0722],
        [0.0193, 0.1192, 0.9505],
    ];
    let color = color.map(|part| part.clamp(0.0, 1.0));
    let [x, y, z] = product(&XYZ, color);
    let curve = |part: f64| {
        if part > 0.008_856 {
            part.cbrt()
        } else {
            7.787 * part + 16.0 / 116.0
        }
    };
    let [x, y, z] = [x / 0.9505, y, z / 1.089].map(curve);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn hue([_, a, b]: Linear) -> f64 {
    b.atan2(a).to_degrees().rem_euclid(360.0)
}

#[test]
fn inks_differ_in_lightness_in_every_kind_of_color_vision() {
    for (name, vision) in VISIONS {
        let mut all = INKS.map(|name| lab(product(&vision, ink(name)))[0]);
        all.sort_by(f64::total_cmp);
        for pair in all.windows(2) {
            assert!(pair[1] - pair[0] >= 12.0, "{name}: {all:?}");
        }
    }
}

#[test]
fn inks_look_like_their_names() {
    // Orange begins at about 50 degrees, green at 110, violet at 300.
    for (name, hues, chroma) in [
        ("red", 20.0..42.0, 60.0),
        ("yellow", 80.0..100.0, 70.0),
        ("blue", 265.0..292.0, 50.0),
    ] {
        let [light, a, b] = lab(ink(name));
        assert!(
            hues.contains(&hue([light, a, b])),
            "{name} has the hue {}",
            hue([light, a, b])
        );
        assert!(a.hypot(b) >= chroma, "{name} is dull");
    }
    let [light, a, b] = lab(ink("black"));
    assert!(light < 10.0 && a.hypot(b) < 5.0);
}

#[test]
fn no_seat_has_the_color_of_an_ink() {
    for number in 0..8 {
        let seat = lab(seat(number));
        for name in INKS {
            let ink = lab(ink(name));
            let apart = (0..3)
                .map(|at| (seat[at] - ink[at]).powi(2))
                .sum::<f64>()
                .sqrt();
            assert!(apart >= 40.0, "seat {number} is almost {name}: {apart}");
        }
    }
}
