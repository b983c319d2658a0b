module bridge::bridge;

use bridge::committee::BridgeCommittee;
use bridge::limiter::TransferLimiter;
use bridge::message::{BridgeMessage, BridgeMessageKey};
use bridge::treasury::BridgeTreasury;
use sui::clock::Clock;
use sui::coin::{Coin, CoinMetadata, TreasuryCap};
use sui::linked_table::LinkedTable;
use sui::package::UpgradeCap;
use sui::vec_map::VecMap;
use sui::versioned::Versioned;
use sui_system::sui_system::SuiSystemState;

const MESSAGE_VERSION: u8 = 1;

const TRANSFER_STATUS_PENDING: u8 = 0;

const TRANSFER_STATUS_APPROVED: u8 = 1;

const TRANSFER_STATUS_CLAIMED: u8 = 2;

const TRANSFER_STATUS_NOT_FOUND: u8 = 3;

const EVM_ADDRESS_LENGTH: u64 = 20;

const EUnexpectedMessageType: u64 = 0;

const EUnauthorisedClaim: u64 = 1;

const EMalformedMessageError: u64 = 2;

const EUnexpectedTokenType: u64 = 3;

const EUnexpectedChainID: u64 = 4;

const ENotSystemAddress: u64 = 5;

const EUnexpectedSeqNum: u64 = 6;

const EWrongInnerVersion: u64 = 7;

const EBridgeUnavailable: u64 = 8;

const EUnexpectedOperation: u64 = 9;

const EInvariantSuiInitializedTokenTransferShouldNotBeClaimed: u64 = 10;

const EMessageNotFoundInRecords: u64 = 11;

const EUnexpectedMessageVersion: u64 = 12;

const EBridgeAlreadyPaused: u64 = 13;

const EBridgeNotPaused: u64 = 14;

const ETokenAlreadyClaimedOrHitLimit: u64 = 15;

const EInvalidBridgeRoute: u64 = 16;

const EMustBeTokenMessage: u64 = 17;

const EInvalidEvmAddress: u64 = 18;

const ETokenValueIsZero: u64 = 19;

const CURRENT_VERSION: u64 = 1;

public struct Bridge has key {
    id: UID,
    inner: Versioned,
}

public struct BridgeInner has store {
    bridge_version: u64,
    message_version: u8,
    chain_id: u8,
    sequence_nums: VecMap<u8, u64>,
    committee: BridgeCommittee,
    treasury: BridgeTreasury,
    token_transfer_records: LinkedTable<BridgeMessageKey, BridgeRecord>,
    limiter: TransferLimiter,
    paused: bool,
}

public struct TokenDepositedEvent has copy, drop {
    seq_num: u64,
    source_chain: u8,
    sender_address: vector<u8>,
    target_chain: u8,
    target_address: vector<u8>,
    token_type: u8,
    amount: u64,
}

public struct EmergencyOpEvent has copy, drop {
    frozen: bool,
}

public struct BridgeRecord has drop, store {
    message: BridgeMessage,
    verified_signatures: Option<vector<vector<u8>>>,
    claimed: bool,
}

public struct TokenTransferApproved has copy, drop {
    message_key: BridgeMessageKey,
}

public struct TokenTransferClaimed has copy, drop {
    message_key: BridgeMessageKey,
}

public struct TokenTransferAlreadyApproved has copy, drop {
    message_key: BridgeMessageKey,
}

public struct TokenTransferAlreadyClaimed has copy, drop {
    message_key: BridgeMessageKey,
}

public struct TokenTransferLimitExceed has copy, drop {
    message_key: BridgeMessageKey,
}

public native fun committee_registration(
    bridge: &mut Bridge,
    system_state: &mut SuiSystemState,
    bridge_pubkey_bytes: vector<u8>,
    http_rest_url: vector<u8>,
    ctx: &TxContext,
);

public native fun update_node_url(bridge: &mut Bridge, new_url: vector<u8>, ctx: &TxContext);

public native fun register_foreign_token<T>(
    bridge: &mut Bridge,
    tc: TreasuryCap<T>,
    uc: UpgradeCap,
    metadata: &CoinMetadata<T>,
);

public native fun send_token<T>(
    bridge: &mut Bridge,
    target_chain: u8,
    target_address: vector<u8>,
    token: Coin<T>,
    ctx: &mut TxContext,
);

public native fun approve_token_transfer(
    bridge: &mut Bridge,
    message: BridgeMessage,
    signatures: vector<vector<u8>>,
);

public native fun claim_token<T>(
    bridge: &mut Bridge,
    clock: &Clock,
    source_chain: u8,
    bridge_seq_num: u64,
    ctx: &mut TxContext,
): Coin<T>;

public native fun claim_and_transfer_token<T>(
    bridge: &mut Bridge,
    clock: &Clock,
    source_chain: u8,
    bridge_seq_num: u64,
    ctx: &mut TxContext,
);

public native fun execute_system_message(
    bridge: &mut Bridge,
    message: BridgeMessage,
    signatures: vector<vector<u8>>,
);
