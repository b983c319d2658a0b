module bridge::chain_ids;

public use fun route_source as BridgeRoute.source;
public use fun route_destination as BridgeRoute.destination;

const SUI_MAINNET: u8 = 0;

const SUI_TESTNET: u8 = 1;

const SUI_CUSTOM: u8 = 2;

const ETH_MAINNET: u8 = 10;

const ETH_SEPOLIA: u8 = 11;

const ETH_CUSTOM: u8 = 12;

const EInvalidBridgeRoute: u64 = 0;

public struct BridgeRoute has copy, drop, store {
    source: u8,
    destination: u8,
}

public native fun sui_mainnet(): u8;

public native fun sui_testnet(): u8;

public native fun sui_custom(): u8;

public native fun eth_mainnet(): u8;

public native fun eth_sepolia(): u8;

public native fun eth_custom(): u8;

public native fun route_source(route: &BridgeRoute): &u8;

public native fun route_destination(route: &BridgeRoute): &u8;

public native fun assert_valid_chain_id(id: u8);

public native fun valid_routes(): vector<BridgeRoute>;

public native fun is_valid_route(source: u8, destination: u8): bool;

public native fun get_route(source: u8, destination: u8): BridgeRoute;
