module bridge::message;

use std::ascii::String;

const CURRENT_MESSAGE_VERSION: u8 = 1;

const ECDSA_ADDRESS_LENGTH: u64 = 20;

const ETrailingBytes: u64 = 0;

const EInvalidAddressLength: u64 = 1;

const EEmptyList: u64 = 2;

const EInvalidMessageType: u64 = 3;

const EInvalidEmergencyOpType: u64 = 4;

const EInvalidPayloadLength: u64 = 5;

const EMustBeTokenMessage: u64 = 6;

const PAUSE: u8 = 0;

const UNPAUSE: u8 = 1;

public struct BridgeMessage has copy, drop, store {
    message_type: u8,
    message_version: u8,
    seq_num: u64,
    source_chain: u8,
    payload: vector<u8>,
}

public struct BridgeMessageKey has copy, drop, store {
    source_chain: u8,
    message_type: u8,
    bridge_seq_num: u64,
}

public struct TokenTransferPayload has drop {
    sender_address: vector<u8>,
    target_chain: u8,
    target_address: vector<u8>,
    token_type: u8,
    amount: u64,
}

public struct EmergencyOp has drop {
    op_type: u8,
}

public struct Blocklist has drop {
    blocklist_type: u8,
    validator_eth_addresses: vector<vector<u8>>,
}

public struct UpdateBridgeLimit has drop {
    receiving_chain: u8,
    sending_chain: u8,
    limit: u64,
}

public struct UpdateAssetPrice has drop {
    token_id: u8,
    new_price: u64,
}

public struct AddTokenOnSui has drop {
    native_token: bool,
    token_ids: vector<u8>,
    token_type_names: vector<String>,
    token_prices: vector<u64>,
}

public struct ParsedTokenTransferMessage has drop {
    message_version: u8,
    seq_num: u64,
    source_chain: u8,
    payload: vector<u8>,
    parsed_payload: TokenTransferPayload,
}

public native fun extract_token_bridge_payload(message: &BridgeMessage): TokenTransferPayload;

public native fun extract_emergency_op_payload(message: &BridgeMessage): EmergencyOp;

public native fun extract_blocklist_payload(message: &BridgeMessage): Blocklist;

public native fun extract_update_bridge_limit(message: &BridgeMessage): UpdateBridgeLimit;

public native fun extract_update_asset_price(message: &BridgeMessage): UpdateAssetPrice;

public native fun extract_add_tokens_on_sui(message: &BridgeMessage): AddTokenOnSui;

public native fun serialize_message(message: BridgeMessage): vector<u8>;

public native fun create_token_bridge_message(
    source_chain: u8,
    seq_num: u64,
    sender_address: vector<u8>,
    target_chain: u8,
    target_address: vector<u8>,
    token_type: u8,
    amount: u64,
): BridgeMessage;

public native fun create_emergency_op_message(
    source_chain: u8,
    seq_num: u64,
    op_type: u8,
): BridgeMessage;

public native fun create_blocklist_message(
    source_chain: u8,
    seq_num: u64,
    blocklist_type: u8,
    validator_ecdsa_addresses: vector<vector<u8>>,
): BridgeMessage;

public native fun create_update_bridge_limit_message(
    receiving_chain: u8,
    seq_num: u64,
    sending_chain: u8,
    new_limit: u64,
): BridgeMessage;

public native fun create_update_asset_price_message(
    token_id: u8,
    source_chain: u8,
    seq_num: u64,
    new_price: u64,
): BridgeMessage;

public native fun create_add_tokens_on_sui_message(
    source_chain: u8,
    seq_num: u64,
    native_token: bool,
    token_ids: vector<u8>,
    type_names: vector<String>,
    token_prices: vector<u64>,
): BridgeMessage;

public native fun create_key(
    source_chain: u8,
    message_type: u8,
    bridge_seq_num: u64,
): BridgeMessageKey;

public native fun key(self: &BridgeMessage): BridgeMessageKey;

public native fun message_version(self: &BridgeMessage): u8;

public native fun message_type(self: &BridgeMessage): u8;

public native fun seq_num(self: &BridgeMessage): u64;

public native fun source_chain(self: &BridgeMessage): u8;

public native fun payload(self: &BridgeMessage): vector<u8>;

public native fun token_target_chain(self: &TokenTransferPayload): u8;

public native fun token_target_address(self: &TokenTransferPayload): vector<u8>;

public native fun token_type(self: &TokenTransferPayload): u8;

public native fun token_amount(self: &TokenTransferPayload): u64;

public native fun emergency_op_type(self: &EmergencyOp): u8;

public native fun blocklist_type(self: &Blocklist): u8;

public native fun blocklist_validator_addresses(self: &Blocklist): &vector<vector<u8>>;

public native fun update_bridge_limit_payload_sending_chain(self: &UpdateBridgeLimit): u8;

public native fun update_bridge_limit_payload_receiving_chain(self: &UpdateBridgeLimit): u8;

public native fun update_bridge_limit_payload_limit(self: &UpdateBridgeLimit): u64;

public native fun update_asset_price_payload_token_id(self: &UpdateAssetPrice): u8;

public native fun update_asset_price_payload_new_price(self: &UpdateAssetPrice): u64;

public native fun is_native(self: &AddTokenOnSui): bool;

public native fun token_ids(self: &AddTokenOnSui): vector<u8>;

public native fun token_type_names(self: &AddTokenOnSui): vector<String>;

public native fun token_prices(self: &AddTokenOnSui): vector<u64>;

public native fun emergency_op_pause(): u8;

public native fun emergency_op_unpause(): u8;

public native fun required_voting_power(self: &BridgeMessage): u64;

public native fun to_parsed_token_transfer_message(
    message: &BridgeMessage,
): ParsedTokenTransferMessage;
