/// A line in which people wait, served in order.
module tables_bags::waiting_line;

use sui::linked_table::{Self, LinkedTable};

/// Nobody is waiting.
const ENobody: u64 = 0;

// region: queue
public struct WaitingLine has key, store {
    id: UID,
    /// Address of the person, and size of the party.
    people: LinkedTable<address, u8>,
}

public fun join(line: &mut WaitingLine, party: u8, ctx: &TxContext) {
    line.people.push_back(ctx.sender(), party);
}

/// The first in line, out.
public fun serve(line: &mut WaitingLine): (address, u8) {
    assert!(!line.people.is_empty(), ENobody);
    line.people.pop_front()
}

/// Leaving from the middle takes no search.
public fun leave(line: &mut WaitingLine, ctx: &TxContext): u8 {
    line.people.remove(ctx.sender())
}

/// Walks from the front, and stops after `max` people. The caller decides.
public fun guests(line: &WaitingLine, max: u64): u64 {
    let mut next = *line.people.front();
    let mut sum = 0;
    let mut seen = 0;
    while (next.is_some() && seen < max) {
        let person = next.extract();
        sum = sum + (line.people[person] as u64);
        next = *line.people.next(person);
        seen = seen + 1;
    };
    sum
}
// endregion: queue

public fun new(ctx: &mut TxContext): WaitingLine {
    WaitingLine { id: object::new(ctx), people: linked_table::new(ctx) }
}

public fun close(line: WaitingLine) {
    let WaitingLine { id, people } = line;
    people.drop();
    id.delete();
}
