/// The share of a total that is free after some time, for each kind of schedule.
/// All times are milliseconds since the start.
module vesting::curves;

#[error]
const EBadShare: vector<u8> = b"The later share must be more than half.";

// region: cliff
public fun cliff(total: u64, elapsed: u64, cliff: u64): u64 {
    if (elapsed >= cliff) total else 0
}
// endregion: cliff

// region: graded
/// `steps` equal parts, one after each period.
public fun graded(total: u64, elapsed: u64, period: u64, steps: u64): u64 {
    let done = elapsed / period;
    if (done >= steps) total else share(total, done, steps)
}

/// `total × part / whole`, without overflow on the way.
fun share(total: u64, part: u64, whole: u64): u64 {
    ((total as u128) * (part as u128) / (whole as u128)) as u64
}
// endregion: graded

// region: hybrid
public fun linear(total: u64, elapsed: u64, duration: u64): u64 {
    if (elapsed >= duration) total else share(total, elapsed, duration)
}

/// One half at the cliff, the other half evenly over the duration.
public fun hybrid(
    total: u64,
    elapsed: u64,
    cliff_at: u64,
    duration: u64,
): u64 {
    let half = total / 2;
    cliff(half, elapsed, cliff_at) + linear(total - half, elapsed, duration)
}
// endregion: hybrid

// region: backloaded
/// Two linear parts. The later one carries `back_percent`, more than 50.
public fun backloaded(
    total: u64,
    elapsed: u64,
    duration: u64,
    back_percent: u64,
): u64 {
    assert!(back_percent > 50 && back_percent <= 100, EBadShare);
    let back = share(total, back_percent, 100);
    let front = total - back;
    let half = duration / 2;
    if (elapsed < half) return linear(front, elapsed, half);
    front + linear(back, elapsed - half, duration - half)
}
// endregion: backloaded
