module sui_system::storage_fund;

use sui::balance::Balance;
use sui::sui::SUI;

public struct StorageFund has store {
    total_object_storage_rebates: Balance<SUI>,
    non_refundable_balance: Balance<SUI>,
}

public(package) native fun new(initial_fund: Balance<SUI>): StorageFund;

public(package) native fun advance_epoch(
    self: &mut StorageFund,
    storage_charges: Balance<SUI>,
    storage_fund_reinvestment: Balance<SUI>,
    leftover_staking_rewards: Balance<SUI>,
    storage_rebate_amount: u64,
    non_refundable_storage_fee_amount: u64,
): Balance<SUI>;

public native fun total_object_storage_rebates(self: &StorageFund): u64;

public native fun total_balance(self: &StorageFund): u64;
