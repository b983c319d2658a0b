/// Keeps the SUI that pays for stored objects. Transactions that write objects pay a storage fee
/// into the fund; deleting or shrinking an object later returns most of that fee as a storage
/// rebate.
///
/// The fund has two parts. One covers exactly the rebates that are still owed for live objects.
/// The other holds what is never paid out: the non-refundable part of past fees and reinvested
/// rewards. The fund also counts as stake when rewards are divided, which compensates validators
/// for storing data. Only the epoch change moves money in or out.
module sui_system::storage_fund;

use sui::balance::Balance;
use sui::sui::SUI;

/// Represents the storage fund of the network. There is one value of this type, inside the system
/// state.
public struct StorageFund has store {
    /// Covers the storage rebates owed for all live objects, to the MIST.
    total_object_storage_rebates: Balance<SUI>,
    /// SUI that stays in the fund permanently.
    non_refundable_balance: Balance<SUI>,
}

/// Creates the fund at genesis, with `initial_fund` as its non-refundable part. No objects exist
/// yet, so no rebates are owed.
public(package) native fun new(initial_fund: Balance<SUI>): StorageFund;

/// Books the storage fees and rebates of one epoch and returns the rebates. Storage charges enter
/// the rebate part; reinvested and leftover rewards enter the non-refundable part, and
/// `non_refundable_storage_fee_amount` (in MIST) moves from the first to the second. Finally
/// `storage_rebate_amount` is taken out of the rebate part. The returned balance was already
/// credited to the senders' gas coins during the epoch, so the system burns it.
public(package) native fun advance_epoch(
    self: &mut StorageFund,
    storage_charges: Balance<SUI>,
    storage_fund_reinvestment: Balance<SUI>,
    leftover_staking_rewards: Balance<SUI>,
    storage_rebate_amount: u64,
    non_refundable_storage_fee_amount: u64,
): Balance<SUI>;

/// Returns the MIST set aside for rebates of live objects.
public native fun total_object_storage_rebates(self: &StorageFund): u64;

/// Returns the MIST in both parts of the fund.
public native fun total_balance(self: &StorageFund): u64;
