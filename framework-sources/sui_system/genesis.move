module sui_system::genesis;

const ENotCalledAtGenesis: u64 = 0;

const EDuplicateValidator: u64 = 1;

public struct GenesisValidatorMetadata has copy, drop {
    name: vector<u8>,
    description: vector<u8>,
    image_url: vector<u8>,
    project_url: vector<u8>,
    sui_address: address,
    gas_price: u64,
    commission_rate: u64,
    protocol_public_key: vector<u8>,
    proof_of_possession: vector<u8>,
    network_public_key: vector<u8>,
    worker_public_key: vector<u8>,
    network_address: vector<u8>,
    p2p_address: vector<u8>,
    primary_address: vector<u8>,
    worker_address: vector<u8>,
}

public struct GenesisChainParameters has copy, drop {
    protocol_version: u64,
    chain_start_timestamp_ms: u64,
    epoch_duration_ms: u64,
    stake_subsidy_start_epoch: u64,
    stake_subsidy_initial_distribution_amount: u64,
    stake_subsidy_period_length: u64,
    stake_subsidy_decrease_rate: u16,
    max_validator_count: u64,
    min_validator_joining_stake: u64,
    validator_low_stake_threshold: u64,
    validator_very_low_stake_threshold: u64,
    validator_low_stake_grace_period: u64,
}

public struct TokenDistributionSchedule {
    stake_subsidy_fund_mist: u64,
    allocations: vector<TokenAllocation>,
}

public struct TokenAllocation {
    recipient_address: address,
    amount_mist: u64,
    staked_with_validator: Option<address>,
}
