module sui_system::voting_power;

use sui_system::validator::Validator;

const TOTAL_VOTING_POWER: u64 = 10_000;

const QUORUM_THRESHOLD: u64 = 6_667;

const MAX_VOTING_POWER: u64 = 1_000;

const ETotalPowerMismatch: u64 = 1;

const ERelativePowerMismatch: u64 = 2;

const EVotingPowerOverThreshold: u64 = 3;

const EInvalidVotingPower: u64 = 4;

public struct VotingPowerInfo has drop {
    validator_index: u64,
    voting_power: u64,
}

public struct VotingPowerInfoV2 has drop {
    validator_index: u64,
    voting_power: u64,
    stake: u64,
}

public(package) native fun set_voting_power(validators: &mut vector<Validator>, total_stake: u64);

public(package) native fun derive_raw_voting_power(stake: u64, total_stake: u64): u64;

public native fun total_voting_power(): u64;

public native fun quorum_threshold(): u64;
