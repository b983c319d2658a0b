/// Defines the messages that travel between the bridge's chains: their fields, their byte format,
/// and the voting power each type needs.
///
/// A `BridgeMessage` is a small header with an opaque payload. Functions named `create_...` encode
/// a payload, those named `extract_...` decode it. Committee members sign the bytes of
/// `serialize_message`. Numbers in the header and in most payloads are big-endian, as Ethereum
/// contracts expect; the payload of the add-tokens message is BCS.
module bridge::message;

use std::ascii::String;

/// Format version written into every message that this module creates.
const CURRENT_MESSAGE_VERSION: u8 = 1;

/// Length in bytes of an Ethereum address in a blocklist.
const ECDSA_ADDRESS_LENGTH: u64 = 20;

/// Raised when a payload is longer than its type allows, or, for an emergency operation, is not
/// exactly one byte.
const ETrailingBytes: u64 = 0;

/// Raised when a blocklist is created with an address that does not have `ECDSA_ADDRESS_LENGTH`
/// bytes.
const EInvalidAddressLength: u64 = 1;

/// Raised when a decoded blocklist names no address.
const EEmptyList: u64 = 2;

/// Raised when `required_voting_power` meets a message type that it does not know.
const EInvalidMessageType: u64 = 3;

/// Raised when an emergency message is neither a pause nor an unpause.
const EInvalidEmergencyOpType: u64 = 4;

/// Raised when the payload of a new token transfer is not 64 bytes long, which means that an
/// address has a wrong length.
const EInvalidPayloadLength: u64 = 5;

/// Raised when a message of another type is to be read as a token transfer.
const EMustBeTokenMessage: u64 = 6;

/// Emergency operation that stops the bridge.
const PAUSE: u8 = 0;

/// Emergency operation that reopens the bridge.
const UNPAUSE: u8 = 1;

/// A message of any type. It is plain data and proves nothing until the committee's signatures
/// have been checked.
public struct BridgeMessage has copy, drop, store {
    /// Type of the message, as defined in `bridge::message_types`.
    message_type: u8,
    /// Format version of header and payload.
    message_version: u8,
    /// Sequence number within the message type, assigned by the source chain.
    seq_num: u64,
    /// ID of the chain that issued the message. For governance messages it is the chain that has
    /// to execute it.
    source_chain: u8,
    /// Encoded content, whose layout depends on the type.
    payload: vector<u8>,
}

/// Identifies a message among all chains and types.
public struct BridgeMessageKey has copy, drop, store {
    /// ID of the chain that issued the message.
    source_chain: u8,
    /// Type of the message.
    message_type: u8,
    /// Sequence number that the source chain assigned.
    bridge_seq_num: u64,
}

/// Decoded content of a token transfer.
public struct TokenTransferPayload has drop {
    /// Address of the depositor on the source chain: 32 bytes on Sui, 20 on Ethereum.
    sender_address: vector<u8>,
    /// ID of the chain on which the tokens are to be paid out.
    target_chain: u8,
    /// Address of the recipient on the target chain.
    target_address: vector<u8>,
    /// Bridge token ID.
    token_type: u8,
    /// Amount in the smallest unit that the token has on Sui.
    amount: u64,
}

/// Decoded content of an emergency message.
public struct EmergencyOp has drop {
    /// 0 to pause, 1 to unpause.
    op_type: u8,
}

/// Decoded content of a committee blocklist.
public struct Blocklist has drop {
    /// 0 to block the members, 1 to readmit them.
    blocklist_type: u8,
    /// Ethereum addresses of the members, 20 bytes each.
    validator_eth_addresses: vector<vector<u8>>,
}

/// Decoded content of a message that changes a route's limit.
public struct UpdateBridgeLimit has drop {
    /// ID of the chain that enforces the limit, which is the message's source chain.
    receiving_chain: u8,
    /// ID of the chain that the route starts from.
    sending_chain: u8,
    /// New limit per 24 hours, in US dollars with eight decimals.
    limit: u64,
}

/// Decoded content of a message that changes a token's price.
public struct UpdateAssetPrice has drop {
    /// Bridge token ID.
    token_id: u8,
    /// Price of one whole token, in US dollars with eight decimals.
    new_price: u64,
}

/// Decoded content of a message that puts registered coin types into service. The three lists run
/// in parallel.
public struct AddTokenOnSui has drop {
    /// Whether the tokens originate on Sui. The first version of the bridge ignores such tokens.
    native_token: bool,
    /// Bridge token ID of each token.
    token_ids: vector<u8>,
    /// Full Move type name of each token.
    token_type_names: vector<String>,
    /// Price of one whole token each, in US dollars with eight decimals.
    token_prices: vector<u64>,
}

/// A token transfer with its payload both raw and decoded, for tools that inspect the bridge.
public struct ParsedTokenTransferMessage has drop {
    /// Format version of the message.
    message_version: u8,
    /// Sequence number of the transfer.
    seq_num: u64,
    /// ID of the chain that issued the message.
    source_chain: u8,
    /// The encoded payload.
    payload: vector<u8>,
    /// The same payload, decoded.
    parsed_payload: TokenTransferPayload,
}

/// Decodes the payload of a token transfer. It does not look at the message type; check that
/// first. Aborts with `ETrailingBytes` if bytes are left over and with
/// `chain_ids::EInvalidBridgeRoute` if the target chain is unknown.
public native fun extract_token_bridge_payload(message: &BridgeMessage): TokenTransferPayload;

/// Decodes the payload of an emergency message. Aborts with `ETrailingBytes` unless it is exactly
/// one byte.
public native fun extract_emergency_op_payload(message: &BridgeMessage): EmergencyOp;

/// Decodes the payload of a committee blocklist. Aborts with `EEmptyList` if it names no address
/// and with `ETrailingBytes` if bytes are left over.
public native fun extract_blocklist_payload(message: &BridgeMessage): Blocklist;

/// Decodes the payload of a limit change; the receiving chain comes from the message header.
/// Aborts with `ETrailingBytes` if bytes are left over and with `chain_ids::EInvalidBridgeRoute`
/// if the sending chain is unknown.
public native fun extract_update_bridge_limit(message: &BridgeMessage): UpdateBridgeLimit;

/// Decodes the payload of a price change. Aborts with `ETrailingBytes` if bytes are left over.
public native fun extract_update_asset_price(message: &BridgeMessage): UpdateAssetPrice;

/// Decodes the payload of an add-tokens message, which is BCS. Aborts with `ETrailingBytes` if
/// bytes are left over. The lengths of the three lists are not compared here.
public native fun extract_add_tokens_on_sui(message: &BridgeMessage): AddTokenOnSui;

/// Returns the bytes that the committee signs, without the signing prefix: message type, version,
/// sequence number as eight big-endian bytes, source chain, payload.
public native fun serialize_message(message: BridgeMessage): vector<u8>;

/// Builds a token transfer message.
///
/// The payload holds the sender's address with a length byte, the target chain, the target address
/// with a length byte, the token ID and the amount as eight big-endian bytes. Aborts with
/// `EInvalidPayloadLength` unless that makes 64 bytes, which holds for one 32-byte and one 20-byte
/// address, and with `chain_ids::EInvalidBridgeRoute` for an unknown chain.
public native fun create_token_bridge_message(
    source_chain: u8,
    seq_num: u64,
    sender_address: vector<u8>,
    target_chain: u8,
    target_address: vector<u8>,
    token_type: u8,
    amount: u64,
): BridgeMessage;

/// Builds a message that pauses or unpauses the bridge on `source_chain`. The operation is not
/// checked here: pass `emergency_op_pause()` or `emergency_op_unpause()`. Aborts with
/// `chain_ids::EInvalidBridgeRoute` for an unknown chain.
public native fun create_emergency_op_message(
    source_chain: u8,
    seq_num: u64,
    op_type: u8,
): BridgeMessage;

/// Builds a message that blocks (type 0) or readmits (type 1) committee members by Ethereum
/// address. At most 255 addresses fit. Aborts with `EInvalidAddressLength` if one does not have 20
/// bytes and with `chain_ids::EInvalidBridgeRoute` for an unknown chain.
public native fun create_blocklist_message(
    source_chain: u8,
    seq_num: u64,
    blocklist_type: u8,
    validator_ecdsa_addresses: vector<vector<u8>>,
): BridgeMessage;

/// Builds a message that sets the limit for transfers from `sending_chain` to `receiving_chain`.
/// `new_limit` is in US dollars with eight decimals, per 24 hours. Aborts with
/// `chain_ids::EInvalidBridgeRoute` if either chain is unknown.
public native fun create_update_bridge_limit_message(
    receiving_chain: u8,
    seq_num: u64,
    sending_chain: u8,
    new_limit: u64,
): BridgeMessage;

/// Builds a message that sets the price of a token, in US dollars with eight decimals, per whole
/// token. Aborts with `chain_ids::EInvalidBridgeRoute` for an unknown chain.
public native fun create_update_asset_price_message(
    token_id: u8,
    source_chain: u8,
    seq_num: u64,
    new_price: u64,
): BridgeMessage;

/// Builds a message that puts registered coin types into service. IDs, type names and prices must
/// have the same length, which is checked on execution only. Aborts with
/// `chain_ids::EInvalidBridgeRoute` for an unknown chain.
public native fun create_add_tokens_on_sui_message(
    source_chain: u8,
    seq_num: u64,
    native_token: bool,
    token_ids: vector<u8>,
    type_names: vector<String>,
    token_prices: vector<u64>,
): BridgeMessage;

/// Builds the key under which a message with these values is recorded.
public native fun create_key(
    source_chain: u8,
    message_type: u8,
    bridge_seq_num: u64,
): BridgeMessageKey;

/// Returns the key under which this message is recorded.
public native fun key(self: &BridgeMessage): BridgeMessageKey;

/// Returns the format version of the message.
public native fun message_version(self: &BridgeMessage): u8;

/// Returns the type of the message; `bridge::message_types` names the values.
public native fun message_type(self: &BridgeMessage): u8;

/// Returns the sequence number that the source chain gave the message.
public native fun seq_num(self: &BridgeMessage): u64;

/// Returns the ID of the chain that issued the message.
public native fun source_chain(self: &BridgeMessage): u8;

/// Returns a copy of the encoded payload.
public native fun payload(self: &BridgeMessage): vector<u8>;

/// Returns the ID of the chain on which the tokens are to be paid out.
public native fun token_target_chain(self: &TokenTransferPayload): u8;

/// Returns the recipient's address on the target chain.
public native fun token_target_address(self: &TokenTransferPayload): vector<u8>;

/// Returns the bridge token ID of the transfer.
public native fun token_type(self: &TokenTransferPayload): u8;

/// Returns the transferred amount in the smallest unit that the token has on Sui.
public native fun token_amount(self: &TokenTransferPayload): u64;

/// Returns the operation: compare it with `emergency_op_pause()` and `emergency_op_unpause()`.
public native fun emergency_op_type(self: &EmergencyOp): u8;

/// Returns 0 if the listed members are to be blocked and 1 if they are to be readmitted.
public native fun blocklist_type(self: &Blocklist): u8;

/// Returns the Ethereum addresses of the listed members.
public native fun blocklist_validator_addresses(self: &Blocklist): &vector<vector<u8>>;

/// Returns the chain that the limited route starts from.
public native fun update_bridge_limit_payload_sending_chain(self: &UpdateBridgeLimit): u8;

/// Returns the chain that enforces the limit.
public native fun update_bridge_limit_payload_receiving_chain(self: &UpdateBridgeLimit): u8;

/// Returns the new limit per 24 hours, in US dollars with eight decimals.
public native fun update_bridge_limit_payload_limit(self: &UpdateBridgeLimit): u64;

/// Returns the ID of the token whose price changes.
public native fun update_asset_price_payload_token_id(self: &UpdateAssetPrice): u8;

/// Returns the new price of one whole token, in US dollars with eight decimals.
public native fun update_asset_price_payload_new_price(self: &UpdateAssetPrice): u64;

/// Tells whether the tokens to be added originate on Sui.
public native fun is_native(self: &AddTokenOnSui): bool;

/// Returns the IDs of the tokens to be added.
public native fun token_ids(self: &AddTokenOnSui): vector<u8>;

/// Returns the full Move type names of the tokens to be added.
public native fun token_type_names(self: &AddTokenOnSui): vector<String>;

/// Returns the prices of the tokens to be added, in US dollars with eight decimals, per whole
/// token.
public native fun token_prices(self: &AddTokenOnSui): vector<u64>;

/// Returns the code of the pause operation.
public native fun emergency_op_pause(): u8;

/// Returns the code of the unpause operation.
public native fun emergency_op_unpause(): u8;

/// Returns the voting power, in basis points, that must sign a message before it is executed.
///
/// A token transfer needs 3334, a pause only 450 so that it is quick, and everything else 5001.
/// Aborts with `EInvalidEmergencyOpType` for an unknown emergency operation.
public native fun required_voting_power(self: &BridgeMessage): u64;

/// Returns a token transfer together with its decoded payload. Aborts with `EMustBeTokenMessage`
/// for any other message type.
public native fun to_parsed_token_transfer_message(
    message: &BridgeMessage,
): ParsedTokenTransferMessage;
