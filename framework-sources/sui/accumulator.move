module sui::accumulator;

const ENotSystemAddress: u64 = 0;

public struct AccumulatorRoot has key {
    id: UID,
}
