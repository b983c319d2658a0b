#[test_only]
module tic_tac_toe::board_tests;

use tic_tac_toe::board;

// region: lines
/// X takes three cells in a line, and O the first two cells that are left.
#[test]
fun every_line_wins() {
    let lines = vector[
        vector[0u8, 1, 2], vector[3, 4, 5], vector[6, 7, 8],
        vector[0, 3, 6], vector[1, 4, 7], vector[2, 5, 8],
        vector[0, 4, 8], vector[2, 4, 6],
    ];
    lines.do!(|line| {
        let others = vector::tabulate!(9, |cell| cell as u8).filter!(|cell| !line.contains(cell));
        let mut board = board::new();
        3u64.do!(|at| {
            assert!(!board.has_ended());
            board.put(line[at] / 3, line[at] % 3);
            if (at < 2) board.put(others[at] / 3, others[at] % 3);
        });
        assert!(board.is_won() && board.has_ended());
    });
}
// endregion: lines
