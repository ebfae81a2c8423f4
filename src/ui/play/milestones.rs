//! Where the parts of a game begin, such as rounds and tricks.

use crate::ui::boards::kit::Milestone;

/// The start of a part of the game.
#[derive(Clone, Debug)]
pub(super) struct MilestoneStart {
    /// The number of inputs before it.
    pub(super) step: usize,
    /// The number of public events before it.
    seen: usize,
    /// The part.
    milestone: Milestone,
    /// Its ordinal within the part that contains it, from 1.
    number: usize,
}

/// The starts of the parts, in order of play.
#[derive(Clone, Debug, Default)]
pub(super) struct Milestones(Vec<MilestoneStart>);

impl Milestones {
    /// Adds the start of a part after so many inputs and public events.
    pub(super) fn begin(&mut self, milestone: Milestone, step: usize, seen: usize) {
        let before = self.0.iter().rev();
        let mut within = before.take_while(|start| start.milestone.depth >= milestone.depth);
        let number = within
            .find(|start| start.milestone.depth == milestone.depth)
            .map_or(1, |start| start.number + 1);
        self.0.push(MilestoneStart {
            step,
            seen,
            milestone,
            number,
        });
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = &MilestoneStart> {
        self.0.iter()
    }

    /// The number of public events before the outermost part in progress after `step` inputs.
    pub(super) fn outermost_from(&self, step: usize) -> usize {
        let mut begun = self.0.iter().rev();
        let outermost = begun.find(|start| start.milestone.depth == 0 && start.step <= step);
        outermost.map_or(0, |start| start.seen)
    }

    /// The parts that contain the start with this index, or begin with it, from the outermost: the name and the ordinal
    /// of each.
    pub(super) fn path(&self, at: usize) -> Vec<(String, usize)> {
        let mut path: Vec<&MilestoneStart> = Vec::new();
        for start in self.0[..=at].iter().rev() {
            if path
                .last()
                .is_none_or(|inner| start.milestone.depth < inner.milestone.depth)
            {
                path.push(start);
                if start.milestone.depth == 0 {
                    break;
                }
            }
        }
        let named = path.into_iter().rev();
        named
            .map(|start| ((start.milestone.name)().to_string(), start.number))
            .collect()
    }

    /// The outermost part in progress after `seen` public events.
    pub(super) fn outermost(&self, seen: usize) -> Option<(String, usize)> {
        let begun = self.0.partition_point(|start| start.seen < seen);
        self.path(begun.checked_sub(1)?).into_iter().next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_numbered_within_their_parent() {
        let mut all = Milestones::default();
        for (at, depth) in [0, 1, 1, 0, 1].into_iter().enumerate() {
            let name = || "part".into();
            all.begin(Milestone { depth, name }, at, at);
        }
        let path = |at| -> Vec<usize> { all.path(at).into_iter().map(|(_, it)| it).collect() };
        let paths: Vec<_> = (0..5).map(path).collect();
        assert_eq!(
            paths,
            [vec![1], vec![1, 1], vec![1, 2], vec![2], vec![2, 1]]
        );
        let rounds: Vec<_> = (0..=5)
            .map(|seen| all.outermost(seen).map(|it| it.1))
            .collect();
        assert_eq!(rounds, [None, Some(1), Some(1), Some(1), Some(2), Some(2)]);
    }
}
