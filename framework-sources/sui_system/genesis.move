/// Describes the input of the genesis transaction, which creates the system state of a new
/// network. The module matters to people who start networks; on a running network none of it can
/// be called.
///
/// Its private function `create` runs once in epoch 0: it builds the validators from
/// `GenesisValidatorMetadata`, hands out the initial supply as a `TokenDistributionSchedule`
/// says, stakes where an allocation asks for it, activates all validators and shares the
/// `SuiSystemState` object.
module sui_system::genesis;

/// Raised when the system state would be created in an epoch other than 0.
const ENotCalledAtGenesis: u64 = 0;

/// Raised when two genesis validators collide, for example in address, name, network address or
/// key.
const EDuplicateValidator: u64 = 1;

/// Represents one validator of the initial set, as given in the genesis configuration. All texts
/// are ASCII bytes.
public struct GenesisValidatorMetadata has copy, drop {
    /// Name shown to people.
    name: vector<u8>,
    /// Short text about the operator.
    description: vector<u8>,
    /// Address of a logo.
    image_url: vector<u8>,
    /// Address of the operator's site.
    project_url: vector<u8>,
    /// Account that controls the validator.
    sui_address: address,
    /// First gas price quote, in MIST per unit of gas.
    gas_price: u64,
    /// Share of the staking rewards that the validator keeps, in basis points.
    commission_rate: u64,
    /// BLS12-381 key that signs transactions and checkpoints.
    protocol_public_key: vector<u8>,
    /// Signature that proves the holder of `sui_address` controls the protocol key.
    proof_of_possession: vector<u8>,
    /// Key that authenticates network connections.
    network_public_key: vector<u8>,
    /// Key named after the worker of the original consensus; it must differ from the network key.
    worker_public_key: vector<u8>,
    /// Multiaddress at which clients reach the validator.
    network_address: vector<u8>,
    /// Multiaddress for state synchronization between nodes.
    p2p_address: vector<u8>,
    /// Multiaddress named after the primary of the original consensus.
    primary_address: vector<u8>,
    /// Multiaddress named after the worker of the original consensus.
    worker_address: vector<u8>,
}

/// Represents the parameters with which a new network starts.
public struct GenesisChainParameters has copy, drop {
    /// Protocol version of epoch 0.
    protocol_version: u64,
    /// Start of epoch 0, in milliseconds since the Unix epoch.
    chain_start_timestamp_ms: u64,
    /// Planned length of an epoch, in milliseconds.
    epoch_duration_ms: u64,
    /// First epoch for which a stake subsidy is paid.
    stake_subsidy_start_epoch: u64,
    /// First subsidy payout, in MIST.
    stake_subsidy_initial_distribution_amount: u64,
    /// Number of payouts after which the subsidy shrinks.
    stake_subsidy_period_length: u64,
    /// Share by which the subsidy shrinks after each period, in basis points.
    stake_subsidy_decrease_rate: u16,
    /// Largest number of active validators.
    max_validator_count: u64,
    /// Stake in MIST that a candidate once needed to join; joining now depends on voting power.
    min_validator_joining_stake: u64,
    /// Stake in MIST below which a validator was once put at risk; voting power decides now.
    validator_low_stake_threshold: u64,
    /// Stake in MIST below which a validator was once removed at once; voting power decides now.
    validator_very_low_stake_threshold: u64,
    /// Number of epochs that a validator may stay below the low threshold before it is removed.
    validator_low_stake_grace_period: u64,
}

/// Represents the plan by which the initial SUI supply is handed out. It has no abilities, so
/// `create` must take it apart and use all of it; any SUI left over makes genesis fail.
public struct TokenDistributionSchedule {
    /// Amount for the stake subsidy fund, in MIST.
    stake_subsidy_fund_mist: u64,
    /// Amounts for accounts; together with the subsidy fund they make up the whole supply.
    allocations: vector<TokenAllocation>,
}

/// Represents the share of the initial supply that goes to one account.
public struct TokenAllocation {
    /// Account that receives the coin or the staked SUI.
    recipient_address: address,
    /// Amount in MIST.
    amount_mist: u64,
    /// Validator with which the amount is staked at genesis, or `none` to pay it out as a coin.
    staked_with_validator: Option<address>,
}
