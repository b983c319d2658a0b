module sui_system::stake_subsidy;

use sui::bag::Bag;
use sui::balance::Balance;
use sui::sui::SUI;

const ESubsidyDecreaseRateTooLarge: u64 = 0;

const BASIS_POINT_DENOMINATOR: u128 = 100_00;

public struct StakeSubsidy has store {
    balance: Balance<SUI>,
    distribution_counter: u64,
    current_distribution_amount: u64,
    stake_subsidy_period_length: u64,
    stake_subsidy_decrease_rate: u16,
    extra_fields: Bag,
}

public(package) native fun create(
    balance: Balance<SUI>,
    initial_distribution_amount: u64,
    stake_subsidy_period_length: u64,
    stake_subsidy_decrease_rate: u16,
    ctx: &mut TxContext,
): StakeSubsidy;

public(package) native fun advance_epoch(self: &mut StakeSubsidy): Balance<SUI>;

public native fun current_epoch_subsidy_amount(self: &StakeSubsidy): u64;

public(package) native fun get_distribution_counter(self: &StakeSubsidy): u64;
