/// Pays out the stake subsidies: SUI set aside at genesis that supplements the rewards of
/// validators and stakers while gas fees are still low. The schedule lives in the system state
/// and is touched only by the protocol.
///
/// Each payout takes a fixed amount from the fund. After every `stake_subsidy_period_length`
/// payouts that amount shrinks by `stake_subsidy_decrease_rate`, until the fund is empty.
module sui_system::stake_subsidy;

use sui::bag::Bag;
use sui::balance::Balance;
use sui::sui::SUI;

/// Raised by `create` when the decrease rate exceeds 10,000 basis points, that is, 100 %.
const ESubsidyDecreaseRateTooLarge: u64 = 0;

/// Number of basis points in a whole, 10,000.
const BASIS_POINT_DENOMINATOR: u128 = 100_00;

/// Represents the subsidy fund and its schedule of payouts. There is one value of this type,
/// inside the system state.
public struct StakeSubsidy has store {
    /// SUI that is left for future payouts.
    balance: Balance<SUI>,
    /// Number of payouts so far.
    distribution_counter: u64,
    /// Amount of the next payout in MIST, unless less than that is left.
    current_distribution_amount: u64,
    /// Number of payouts after which the amount shrinks.
    stake_subsidy_period_length: u64,
    /// Share by which the amount shrinks after a period, in basis points.
    stake_subsidy_decrease_rate: u16,
    /// Room for fields that later versions may add.
    extra_fields: Bag,
}

/// Creates the subsidy schedule from the fund and its parameters. It runs once, at genesis.
/// `initial_distribution_amount` is in MIST, the period length in payouts, the decrease rate in
/// basis points. Aborts with `ESubsidyDecreaseRateTooLarge` when the rate is above 10,000.
public(package) native fun create(
    balance: Balance<SUI>,
    initial_distribution_amount: u64,
    stake_subsidy_period_length: u64,
    stake_subsidy_decrease_rate: u16,
    ctx: &mut TxContext,
): StakeSubsidy;

/// Takes the payout of one epoch from the fund and returns it. The payout is
/// `current_distribution_amount` or the rest of the fund, whichever is smaller. The counter goes
/// up by one, and the amount shrinks whenever the counter reaches a multiple of the period
/// length. The system state skips this call before the subsidy start epoch and for epochs shorter
/// than planned.
public(package) native fun advance_epoch(self: &mut StakeSubsidy): Balance<SUI>;

/// Returns the MIST that the next payout will take from the fund.
public native fun current_epoch_subsidy_amount(self: &StakeSubsidy): u64;

/// Returns the number of payouts so far.
public(package) native fun get_distribution_counter(self: &StakeSubsidy): u64;
