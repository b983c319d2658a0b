/// Caps the dollar value that can arrive over each bridge route within 24 hours.
///
/// Only the receiving chain enforces a limit. Values are in US dollars with eight decimals. The
/// limiter keeps one total per hour for the last 24 hours and drops the oldest as time goes on.
/// When a transfer does not fit, it is refused for now and can be tried again later.
module bridge::limiter;

use bridge::chain_ids::BridgeRoute;
use bridge::treasury::BridgeTreasury;
use sui::clock::Clock;
use sui::vec_map::VecMap;

/// Raised when a transfer uses a route for which no limit is set.
const ELimitNotFoundForRoute: u64 = 0;

/// The largest possible limit, used for the testing networks where value does not matter.
const MAX_TRANSFER_LIMIT: u64 = 18_446_744_073_709_551_615;

/// Number of units in one US dollar: all values have eight decimals.
const USD_VALUE_MULTIPLIER: u64 = 100000000;

/// Limits and recent totals of all routes, kept inside the bridge's state.
public struct TransferLimiter has store {
    /// Highest value per 24 hours for each route, in US dollars with eight decimals.
    transfer_limits: VecMap<BridgeRoute, u64>,
    /// Recent totals for each route that has seen a transfer.
    transfer_records: VecMap<BridgeRoute, TransferRecord>,
}

/// The value that one route has carried in each hour of the last 24.
public struct TransferRecord has store {
    /// The latest hour covered, counted from the Unix epoch.
    hour_head: u64,
    /// The earliest hour covered, counted from the Unix epoch.
    hour_tail: u64,
    /// Value per hour from tail to head, in US dollars with eight decimals.
    per_hour_amounts: vector<u64>,
    /// Sum of the hourly amounts.
    total_amount: u64,
}

/// Event of a changed limit.
public struct UpdateRouteLimitEvent has copy, drop {
    /// ID of the chain that the route starts from.
    sending_chain: u8,
    /// ID of the chain that enforces the limit.
    receiving_chain: u8,
    /// The new limit per 24 hours, in US dollars with eight decimals.
    new_limit: u64,
}

/// Returns the 24-hour limit of a route, in US dollars with eight decimals. Aborts with
/// `vec_map::EKeyDoesNotExist` if the route has none.
public native fun get_route_limit(self: &TransferLimiter, route: &BridgeRoute): u64;

/// Creates a limiter with the initial limits: 5 million US dollars from Ethereum mainnet to Sui
/// Mainnet, and no effective limit between testing networks.
public(package) native fun new(): TransferLimiter;

/// Counts a transfer against the limit of its route and tells whether it fits.
///
/// `amount` is in the smallest unit of `T`; the treasury's price and decimals turn it into
/// dollars. Returns `false`, and records nothing, if the total of the last 24 hours would exceed
/// the limit. Aborts with `ELimitNotFoundForRoute` if the route has no limit and with
/// `treasury::EUnsupportedTokenType` for an unknown coin type.
public(package) native fun check_and_record_sending_transfer<T>(
    self: &mut TransferLimiter,
    treasury: &BridgeTreasury,
    clock: &Clock,
    route: BridgeRoute,
    amount: u64,
): bool;

/// Sets the 24-hour limit of a route, in US dollars with eight decimals, whether or not it had
/// one. Emits an `UpdateRouteLimitEvent`. Value that has already been counted stays counted.
public(package) native fun update_route_limit(
    self: &mut TransferLimiter,
    route: &BridgeRoute,
    new_usd_limit: u64,
);
