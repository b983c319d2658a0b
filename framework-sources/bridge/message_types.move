module bridge::message_types;

const TOKEN: u8 = 0;

const COMMITTEE_BLOCKLIST: u8 = 1;

const EMERGENCY_OP: u8 = 2;

const UPDATE_BRIDGE_LIMIT: u8 = 3;

const UPDATE_ASSET_PRICE: u8 = 4;

const ADD_TOKENS_ON_SUI: u8 = 6;

public native fun token(): u8;

public native fun committee_blocklist(): u8;

public native fun emergency_op(): u8;

public native fun update_bridge_limit(): u8;

public native fun update_asset_price(): u8;

public native fun add_tokens_on_sui(): u8;
