/// Defines the one-byte codes that say what a bridge message is about.
module bridge::message_types;

/// A token transfer.
const TOKEN: u8 = 0;

/// Blocks or readmits committee members.
const COMMITTEE_BLOCKLIST: u8 = 1;

/// Pauses or unpauses the bridge.
const EMERGENCY_OP: u8 = 2;

/// Changes the 24-hour limit of a route.
const UPDATE_BRIDGE_LIMIT: u8 = 3;

/// Changes the dollar price of a token.
const UPDATE_ASSET_PRICE: u8 = 4;

/// Puts registered coin types into service on Sui.
const ADD_TOKENS_ON_SUI: u8 = 6;

/// Returns the code of token transfers.
public native fun token(): u8;

/// Returns the code of messages that block or readmit committee members.
public native fun committee_blocklist(): u8;

/// Returns the code of pause and unpause messages.
public native fun emergency_op(): u8;

/// Returns the code of messages that change a route's limit.
public native fun update_bridge_limit(): u8;

/// Returns the code of messages that change a token's price.
public native fun update_asset_price(): u8;

/// Returns the code of messages that add tokens on Sui.
public native fun add_tokens_on_sui(): u8;
