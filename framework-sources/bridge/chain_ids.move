/// Defines the one-byte IDs of the chains that the bridge connects, and the routes between them.
///
/// Every bridge message carries such an ID. Mainnet talks to Ethereum mainnet only; the testing
/// networks talk to Sepolia or to a custom Ethereum chain.
module bridge::chain_ids;

public use fun route_source as BridgeRoute.source;
public use fun route_destination as BridgeRoute.destination;

/// ID of Sui Mainnet.
const SUI_MAINNET: u8 = 0;

/// ID of Sui Testnet.
const SUI_TESTNET: u8 = 1;

/// ID shared by all other Sui networks, such as a local one.
const SUI_CUSTOM: u8 = 2;

/// ID of Ethereum mainnet.
const ETH_MAINNET: u8 = 10;

/// ID of the Ethereum test network Sepolia.
const ETH_SEPOLIA: u8 = 11;

/// ID shared by all other Ethereum networks, such as a local one.
const ETH_CUSTOM: u8 = 12;

/// Raised for a chain ID that this module does not define and for a pair of chains that no route
/// connects.
const EInvalidBridgeRoute: u64 = 0;

/// A direction of travel between two chains. It is plain data, used as a map key by
/// `bridge::limiter`.
public struct BridgeRoute has copy, drop, store {
    /// ID of the chain that the tokens leave.
    source: u8,
    /// ID of the chain on which they arrive.
    destination: u8,
}

/// Returns the ID of Sui Mainnet.
public native fun sui_mainnet(): u8;

/// Returns the ID of Sui Testnet.
public native fun sui_testnet(): u8;

/// Returns the ID that represents any other Sui network.
public native fun sui_custom(): u8;

/// Returns the ID of Ethereum mainnet.
public native fun eth_mainnet(): u8;

/// Returns the ID of the Sepolia test network.
public native fun eth_sepolia(): u8;

/// Returns the ID that represents any other Ethereum network.
public native fun eth_custom(): u8;

/// Returns the chain that a route starts from.
public native fun route_source(route: &BridgeRoute): &u8;

/// Returns the chain at the end of a route.
public native fun route_destination(route: &BridgeRoute): &u8;

/// Checks that a number is one of the six chain IDs. Aborts with `EInvalidBridgeRoute` if it is
/// not.
public native fun assert_valid_chain_id(id: u8);

/// Lists all ten routes that the bridge supports: one in each direction between the mainnets, and
/// every pair of a testing Sui network with a testing Ethereum network.
public native fun valid_routes(): vector<BridgeRoute>;

/// Tells whether tokens can travel from one chain to the other.
public native fun is_valid_route(source: u8, destination: u8): bool;

/// Builds the route between two chains. Aborts with `EInvalidBridgeRoute` if the bridge does not
/// support it; ask `is_valid_route` first to avoid that.
public native fun get_route(source: u8, destination: u8): BridgeRoute;
