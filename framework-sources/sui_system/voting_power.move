/// Translates stake into voting power. Consensus and the tallying rule do not count SUI but
/// voting power, which always adds up to 10,000 over all active validators, so a unit is one
/// basis point (0.01 %) and clients can rely on fixed thresholds.
///
/// At every epoch change the validator set calls `set_voting_power`. Each validator first gets
/// its share of the total stake; a share above the cap of 10 % is cut, and what was cut is spread
/// over the others, largest stake first. With fewer than ten validators the cap is raised so that
/// a solution exists.
module sui_system::voting_power;

use sui_system::validator::Validator;

/// Sum of the voting power of all active validators, by definition.
const TOTAL_VOTING_POWER: u64 = 10_000;

/// Voting power that a quorum needs: just above two thirds of the total, so that any two quorums
/// overlap in an honest validator.
const QUORUM_THRESHOLD: u64 = 6_667;

/// Cap for one validator, 1,000 of 10,000 units or 10 %, as long as there are at least ten
/// validators.
const MAX_VOTING_POWER: u64 = 1_000;

/// Raised when the voting power that was handed out does not add up to `TOTAL_VOTING_POWER`. It
/// signals a bug in the framework, not a mistake of a caller.
const ETotalPowerMismatch: u64 = 1;

/// Raised when a validator with more stake than another would end up with less voting power. It
/// signals a bug in the framework.
const ERelativePowerMismatch: u64 = 2;

/// Raised when a validator would exceed the cap after the redistribution. It signals a bug in the
/// framework.
const EVotingPowerOverThreshold: u64 = 3;

/// Raised when an active validator would end up without any voting power.
const EInvalidVotingPower: u64 = 4;

/// Represents an entry of the former algorithm; `VotingPowerInfoV2` replaced it. The type is kept
/// because published types cannot be removed.
public struct VotingPowerInfo has drop {
    /// Position of the validator in the list of active validators.
    validator_index: u64,
    /// Voting power assigned so far, in units of 1/10,000.
    voting_power: u64,
}

/// Represents one validator while voting power is being computed. It exists only during
/// `set_voting_power`, which is why `drop` is its only ability.
public struct VotingPowerInfoV2 has drop {
    /// Position of the validator in the list of active validators.
    validator_index: u64,
    /// Voting power assigned so far, in units of 1/10,000.
    voting_power: u64,
    /// Stake of the validator in MIST, by which the entries are sorted.
    stake: u64,
}

/// Computes and stores the voting power of every validator in the list. `total_stake` is the sum
/// of their stakes in MIST. Afterwards the function checks its own result: it aborts with
/// `EInvalidVotingPower` when a validator got nothing, with `ETotalPowerMismatch` when the sum is
/// off, with `EVotingPowerOverThreshold` when the cap is exceeded, and with
/// `ERelativePowerMismatch` when the order of power contradicts the order of stake. The last
/// check compares all pairs.
public(package) native fun set_voting_power(validators: &mut vector<Validator>, total_stake: u64);

/// Returns the share of `stake` in `total_stake` in units of 1/10,000, before any cap. The result
/// is rounded down. Aborts with an arithmetic error when `total_stake` is 0.
public(package) native fun derive_raw_voting_power(stake: u64, total_stake: u64): u64;

/// Returns the constant total of 10,000.
public native fun total_voting_power(): u64;

/// Returns the constant 6,667, the voting power that makes a quorum.
public native fun quorum_threshold(): u64;
