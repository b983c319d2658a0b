module bridge::limiter;

use bridge::chain_ids::BridgeRoute;
use bridge::treasury::BridgeTreasury;
use sui::clock::Clock;
use sui::vec_map::VecMap;

const ELimitNotFoundForRoute: u64 = 0;

const MAX_TRANSFER_LIMIT: u64 = 18_446_744_073_709_551_615;

const USD_VALUE_MULTIPLIER: u64 = 100000000;

public struct TransferLimiter has store {
    transfer_limits: VecMap<BridgeRoute, u64>,
    transfer_records: VecMap<BridgeRoute, TransferRecord>,
}

public struct TransferRecord has store {
    hour_head: u64,
    hour_tail: u64,
    per_hour_amounts: vector<u64>,
    total_amount: u64,
}

public struct UpdateRouteLimitEvent has copy, drop {
    sending_chain: u8,
    receiving_chain: u8,
    new_limit: u64,
}

public native fun get_route_limit(self: &TransferLimiter, route: &BridgeRoute): u64;

public(package) native fun new(): TransferLimiter;

public(package) native fun check_and_record_sending_transfer<T>(
    self: &mut TransferLimiter,
    treasury: &BridgeTreasury,
    clock: &Clock,
    route: BridgeRoute,
    amount: u64,
): bool;

public(package) native fun update_route_limit(
    self: &mut TransferLimiter,
    route: &BridgeRoute,
    new_usd_limit: u64,
);
