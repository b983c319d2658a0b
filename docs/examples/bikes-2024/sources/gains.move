/// What Move 2024 adds, in one small module.
module bikes::gains;

// region: gains
/// A struct with positions instead of names, and abilities at its end.
public struct Distance(u64) has copy, drop, store;

public enum State has copy, drop, store {
    Free,
    Rented { by: address, since_ms: u64 },
}

public struct Rack has drop, store { bikes: vector<State> }

#[error]
const EAllRented: vector<u8> = b"Every bike of this rack is rented";

/// Lets others write `rack[i]` to read.
#[syntax(index)]
public fun at(self: &Rack, i: u64): &State { &self.bikes[i] }

/// A method under another name.
public use fun distance_in_km as Distance.km;

public fun distance_in_km(self: &Distance): u64 { self.0 / 1_000 }

public fun is_free(self: &State): bool {
    match (self) {
        State::Free => true,
        State::Rented { .. } => false,
    }
}

/// The first free place: a loop with a label that returns a value.
public fun first_free(self: &Rack): u64 {
    let mut i = 0;
    'search: loop {
        assert!(i < self.bikes.length(), EAllRented);
        if (self[i].is_free()) break 'search i;
        i = i + 1;
    }
}

/// Macros replace loops; `as` needs no parentheses; `==` takes a reference.
public fun free_share(self: &Rack): u8 {
    let free = self.bikes.count!(|state| state == &State::Free);
    assert!(!self.bikes.is_empty());
    (free * 100 / self.bikes.length()) as u8
}
// endregion: gains

#[test]
fun the_first_free_bike_is_found() {
    let rented = State::Rented { by: @0xb0b, since_ms: 0 };
    let rack = Rack { bikes: vector[rented, State::Free] };
    assert!(rack.first_free() == 1 && rack.free_share() == 50);
    assert!(Distance(4_200).km() == 4);
}
