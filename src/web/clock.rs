//! The current time, for stamping inputs and for dates.

use web_sys::Performance;

use super::api::{api, call};
use super::locale;
use crate::engine::Millis;
use crate::settings::language_of;

thread_local! {
    /// The page's clock, cached because it is read with every press; `None` if it doesn't tell the time.
    static CLOCK: Option<Performance> = api("performance").filter(tells_time);
}

fn tells_time(clock: &Performance) -> bool {
    let now = call(clock, "now", &[]);
    now.and_then(|now| now.as_f64()).is_some_and(f64::is_finite)
}

/// Milliseconds since the page was opened; since 1970 where the browser doesn't tell; 0 outside browsers.
#[must_use]
pub fn now() -> f64 {
    let since_1970 = || super::window().map_or(0.0, |_| js_sys::Date::now());
    CLOCK.with(|clock| clock.as_ref().map_or_else(since_1970, Performance::now))
}

/// How late something may be that the page is to do at a moment, in milliseconds. If it is later, there was a gap: the
/// device slept, or a dialog of the browser held the page up.
pub const GAP: f64 = 1000.0;

/// When something happened, in the time of [`now`], according to the time stamp of its event: now, if that lies ahead or
/// before a [gap](GAP), as where a browser counts in another unit or from another start.
#[must_use]
pub fn happened(stamp: f64) -> f64 {
    match super::window() {
        Some(_) => sensible(stamp, now()),
        None => stamp,
    }
}

fn sensible(stamp: f64, now: f64) -> f64 {
    match (now - GAP..=now).contains(&stamp) {
        true => stamp,
        false => now,
    }
}

/// The current time in milliseconds since 1970.
#[must_use]
pub fn today() -> u64 {
    super::window().map_or(0, |_| js_sys::Date::now() as u64)
}

/// Today's date for file names, in a form that sorts, such as `2026-11-21`.
#[must_use]
pub fn date_stamp() -> String {
    stamp(&js_sys::Date::new_0())
}

fn stamp(date: &js_sys::Date) -> String {
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    format!("{year}-{month:02}-{day:02}")
}

/// The date of a moment, given in milliseconds since 1970, in this language: in the regional format of the first of
/// the browser's locales that has the language and that the browser knows.
#[must_use]
pub fn day(moment: u64, language: &str) -> String {
    let speaks = |locale: &String| language_of(locale) == language;
    let locales = locale::preferred().into_iter().filter(speaks);
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"long".into());
    let date = js_sys::Date::new(&(moment as f64).into());
    let written = |locale: String| {
        let with = [locale.into(), options.clone().into()];
        call(&date, "toLocaleDateString", &with)?.as_string()
    };
    { locales.chain([language.into()]) }
        .find_map(written)
        .unwrap_or_else(|| stamp(&date))
}

/// Measures playing time, continuing from an earlier total.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stopwatch {
    started: f64,
    before: Millis,
    /// Playing time per unit of real time.
    rate: f64,
}

impl Stopwatch {
    /// Starts now, with this much already played.
    #[must_use]
    pub fn start(before: Millis) -> Self {
        Self::started(now(), before)
    }

    /// A stopwatch started at this moment, in the time of [`now`].
    #[must_use]
    pub fn started(moment: f64, before: Millis) -> Self {
        Self {
            started: moment,
            before,
            rate: 1.0,
        }
    }

    /// The same at four times the speed.
    #[must_use]
    pub fn hurried(self) -> Self {
        let rate = self.rate * 4.0;
        Self { rate, ..self }
    }

    /// The same at half the speed.
    #[must_use]
    pub fn slowed(self) -> Self {
        let rate = self.rate / 2.0;
        Self { rate, ..self }
    }

    /// The time played so far.
    #[must_use]
    pub fn read(&self) -> Millis {
        self.at(now())
    }

    /// When this much is played, in the time of [`now`].
    #[must_use]
    pub fn moment(&self, played: Millis) -> f64 {
        let left = f64::from(played) - f64::from(self.before);
        left / self.rate + self.started
    }

    /// The time played at a moment, in the time of [`now`].
    #[must_use]
    pub fn at(&self, moment: f64) -> Millis {
        self.before
            .saturating_add(((moment - self.started) * self.rate).max(0.0) as Millis)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_stamp_that_makes_no_sense_is_taken_for_now() {
        assert_eq!(sensible(4_000.0, 4_500.0), 4_000.0);
        assert_eq!(sensible(3_500.0, 4_500.0), 3_500.0);
        for senseless in [3_499.0, 4_501.0, 4.2, 1.7e12, f64::NAN] {
            assert_eq!(sensible(senseless, 4_500.0), 4_500.0, "{senseless}");
        }
    }
}
