/// Nine cells and the rules of the game. It knows nothing of owners or transactions.
module tic_tac_toe::board;

// region: errors
#[error]
const EInvalidLocation: vector<u8> = b"Row and column are numbers from 0 to 2.";
#[error]
const EAlreadyFilled: vector<u8> = b"There is a mark in this cell already.";
// endregion: errors

// region: board
const SIZE: u8 = 3;
const EMPTY: u8 = 0;
const X: u8 = 1;
const O: u8 = 2;

/// Cells row by row: 0 is empty, 1 is X, 2 is O.
public struct Board has copy, drop, store {
    cells: vector<u8>,
    marks: u8,
}

public fun new(): Board {
    Board { cells: vector::tabulate!(9, |_| EMPTY), marks: 0 }
}

/// Lets you write `board[row, col]`.
#[syntax(index)]
public fun cell(board: &Board, row: u8, col: u8): &u8 {
    &board.cells[index(row, col)]
}

#[syntax(index)]
public(package) fun cell_mut(board: &mut Board, row: u8, col: u8): &mut u8 {
    &mut board.cells[index(row, col)]
}

fun index(row: u8, col: u8): u64 {
    assert!(row < SIZE && col < SIZE, EInvalidLocation);
    (row * SIZE + col) as u64
}
// endregion: board

// region: rules
/// X has the first turn, and turns alternate.
public fun is_turn_of_x(board: &Board): bool { board.marks % 2 == 0 }

public fun is_free(board: &Board, row: u8, col: u8): bool { board[row, col] == EMPTY }

/// Puts the mark of the player whose turn it is.
public(package) fun put(board: &mut Board, row: u8, col: u8) {
    assert!(board.is_free(row, col), EAlreadyFilled);
    let mark = if (board.is_turn_of_x()) X else O;
    *&mut board[row, col] = mark;
    board.marks = board.marks + 1;
}

/// True when the last mark completes one of the eight lines.
public fun is_won(board: &Board): bool {
    let lines = vector[
        vector[0, 1, 2], vector[3, 4, 5], vector[6, 7, 8],
        vector[0, 3, 6], vector[1, 4, 7], vector[2, 5, 8],
        vector[0, 4, 8], vector[2, 4, 6],
    ];
    lines.any!(|line| {
        let first = board.cells[line[0]];
        first != EMPTY && first == board.cells[line[1]] && first == board.cells[line[2]]
    })
}

public fun has_ended(board: &Board): bool { board.marks == 9 || board.is_won() }

public fun cells(board: &Board): vector<u8> { board.cells }
// endregion: rules
