/// Runs Sui's native bridge to Ethereum: deposits leave through one shared `Bridge` object at
/// `0x9`, and incoming transfers are approved and claimed through the same object.
///
/// An outgoing transfer starts with `send_token`, which burns the coin on Sui and records a
/// pending message. Bridge committee members sign that message off-chain. An incoming transfer
/// starts on Ethereum: anyone submits the signed message to `approve_token_transfer`, then the
/// recipient calls `claim_token` or anyone calls `claim_and_transfer_token`. Operations such as
/// pausing, price updates and new tokens arrive as signed messages in `execute_system_message`.
/// `bridge::committee` checks signatures, `bridge::limiter` caps the value that can arrive per 24
/// hours, and `bridge::treasury` mints and burns.
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

/// The only message format version that this bridge accepts. Messages with another version abort
/// with `EUnexpectedMessageVersion`.
const MESSAGE_VERSION: u8 = 1;

/// Status of a recorded transfer that the committee has not approved on this chain yet.
const TRANSFER_STATUS_PENDING: u8 = 0;

/// Status of a transfer whose committee signatures are stored and that has not been claimed.
const TRANSFER_STATUS_APPROVED: u8 = 1;

/// Status of an incoming transfer that has been paid out.
const TRANSFER_STATUS_CLAIMED: u8 = 2;

/// Status returned when no transfer with the given source chain and sequence number is recorded.
const TRANSFER_STATUS_NOT_FOUND: u8 = 3;

/// Length in bytes of an Ethereum address, which every target address of an outgoing transfer must
/// have.
const EVM_ADDRESS_LENGTH: u64 = 20;

/// Raised by `execute_system_message` for a message type that is not a system operation, and by
/// claims whose record does not hold a token transfer.
const EUnexpectedMessageType: u64 = 0;

/// Raised when `claim_token` is called by anyone but the recipient, or when a claim finds no
/// verified signatures on the record. Submit the approval first, or use
/// `claim_and_transfer_token`.
const EUnauthorisedClaim: u64 = 1;

/// Raised when an approval for a transfer from this chain differs from the recorded message, or
/// when the lists of an add-tokens message have unequal lengths.
const EMalformedMessageError: u64 = 2;

/// Raised by a claim whose type argument `T` is not the token of the transfer. Call again with the
/// coin type that has the message's token ID.
const EUnexpectedTokenType: u64 = 3;

/// Raised when a message is meant for, or comes from, a chain other than the one this bridge
/// serves.
const EUnexpectedChainID: u64 = 4;

/// Raised when the bridge object or its committee is set up by a sender other than the system
/// address `@0x0`.
const ENotSystemAddress: u64 = 5;

/// Raised when a system message does not carry the next sequence number of its type. Execute the
/// earlier messages first.
const EUnexpectedSeqNum: u64 = 6;

/// Raised when the stored state has a version that this code does not know, which happens only
/// when package and state are out of step.
const EWrongInnerVersion: u64 = 7;

/// Raised by deposits, approvals and claims while the bridge is paused. Try again after the
/// committee has lifted the pause.
const EBridgeUnavailable: u64 = 8;

/// Raised when an emergency message asks for anything other than pause or unpause.
const EUnexpectedOperation: u64 = 9;

/// Raised when a transfer that left this chain is marked as claimed here. It guards an invariant
/// and is not expected in practice.
const EInvariantSuiInitializedTokenTransferShouldNotBeClaimed: u64 = 10;

/// Raised by a claim for which no transfer is recorded. Check the source chain and sequence
/// number, and call `approve_token_transfer` first.
const EMessageNotFoundInRecords: u64 = 11;

/// Raised when a message carries a format version other than `MESSAGE_VERSION`.
const EUnexpectedMessageVersion: u64 = 12;

/// Raised when a pause is executed on a bridge that is already paused.
const EBridgeAlreadyPaused: u64 = 13;

/// Raised when an unpause is executed on a bridge that is running.
const EBridgeNotPaused: u64 = 14;

/// Raised by `claim_token` when the transfer was paid out before or when the route's 24-hour limit
/// leaves no room. In the second case the claim can be repeated later.
const ETokenAlreadyClaimedOrHitLimit: u64 = 15;

/// Raised by `send_token` when the bridge does not connect this chain with the target chain.
const EInvalidBridgeRoute: u64 = 16;

/// Raised by `approve_token_transfer` when the message is not a token transfer. Use
/// `execute_system_message` for the other types.
const EMustBeTokenMessage: u64 = 17;

/// Raised by `send_token` when the target address does not have `EVM_ADDRESS_LENGTH` bytes.
const EInvalidEvmAddress: u64 = 18;

/// Raised by `send_token` when the coin is empty.
const ETokenValueIsZero: u64 = 19;

/// Version of `BridgeInner` that this code reads and writes.
const CURRENT_VERSION: u64 = 1;

/// The shared system object through which every bridge operation runs.
///
/// It lives at address `0x9`. It has `key` only, so that no code outside this module can transfer
/// or wrap it; the state is kept in a `Versioned` value, so that its layout can change in an
/// upgrade.
public struct Bridge has key {
    id: UID,
    /// Holds the `BridgeInner` state under its version number.
    inner: Versioned,
}

/// The state of the bridge, stored inside the `Versioned` field of `Bridge`.
public struct BridgeInner has store {
    /// Version of this state layout, equal to the version of the enclosing `Versioned`.
    bridge_version: u64,
    /// Message format version that was current when the bridge was created.
    message_version: u8,
    /// ID of the Sui network this bridge runs on, as defined in `bridge::chain_ids`.
    chain_id: u8,
    /// For each message type, the sequence number that comes next. It keeps a system message from
    /// being executed twice.
    sequence_nums: VecMap<u8, u64>,
    /// The validators whose signatures authorize messages.
    committee: BridgeCommittee,
    /// Mint and burn authority and metadata of the bridged tokens.
    treasury: BridgeTreasury,
    /// All token transfers in both directions that this chain knows, in order of arrival.
    token_transfer_records: LinkedTable<BridgeMessageKey, BridgeRecord>,
    /// Value limits for incoming transfers, by route.
    limiter: TransferLimiter,
    /// Whether deposits, approvals and claims are stopped.
    paused: bool,
}

/// Event of a successful `send_token`: the coin has been burned and committee members can start
/// signing.
public struct TokenDepositedEvent has copy, drop {
    /// Sequence number of the transfer. With the source chain it identifies the transfer on both
    /// sides.
    seq_num: u64,
    /// ID of the Sui network on which the deposit was made.
    source_chain: u8,
    /// The 32 bytes of the depositor's Sui address.
    sender_address: vector<u8>,
    /// ID of the chain on which the tokens are to be paid out.
    target_chain: u8,
    /// The 20 bytes of the recipient's Ethereum address.
    target_address: vector<u8>,
    /// Bridge token ID of the deposited coin type.
    token_type: u8,
    /// Amount in the smallest unit of the token as it exists on Sui.
    amount: u64,
}

/// Event of an executed pause or unpause.
public struct EmergencyOpEvent has copy, drop {
    /// `true` if the bridge was paused, `false` if it was reopened.
    frozen: bool,
}

/// What the bridge remembers about one token transfer.
public struct BridgeRecord has drop, store {
    /// The transfer message that was created here or approved for this chain.
    message: BridgeMessage,
    /// Committee signatures, once they have been checked. Empty for an outgoing transfer that
    /// awaits approval.
    verified_signatures: Option<vector<vector<u8>>>,
    /// Whether the tokens of an incoming transfer were paid out.
    claimed: bool,
}

/// Event of a transfer whose committee signatures were accepted and stored.
public struct TokenTransferApproved has copy, drop {
    /// Identifies the approved transfer.
    message_key: BridgeMessageKey,
}

/// Event of an incoming transfer that was minted and paid out.
public struct TokenTransferClaimed has copy, drop {
    /// Identifies the claimed transfer.
    message_key: BridgeMessageKey,
}

/// Event of an approval that changed nothing because the transfer was approved before.
public struct TokenTransferAlreadyApproved has copy, drop {
    /// Identifies the transfer.
    message_key: BridgeMessageKey,
}

/// Event of a claim that paid nothing because the transfer was claimed before. It survives only
/// calls that do not abort, such as `claim_and_transfer_token`.
public struct TokenTransferAlreadyClaimed has copy, drop {
    /// Identifies the transfer.
    message_key: BridgeMessageKey,
}

/// Event of a claim that paid nothing because the route's 24-hour limit was used up. It survives
/// only calls that do not abort, such as `claim_and_transfer_token`.
public struct TokenTransferLimitExceed has copy, drop {
    /// Identifies the transfer, which stays approved and claimable.
    message_key: BridgeMessageKey,
}

/// Registers the sender, an active validator, as a candidate for the bridge committee.
///
/// `bridge_pubkey_bytes` is a compressed secp256k1 key of 33 bytes, and `http_rest_url` is the
/// address of the validator's bridge node. A second call by the same validator replaces the
/// earlier values. Emits a `CommitteeMemberRegistration`. Aborts as `committee::register` does, in
/// particular once a committee exists.
public native fun committee_registration(
    bridge: &mut Bridge,
    system_state: &mut SuiSystemState,
    bridge_pubkey_bytes: vector<u8>,
    http_rest_url: vector<u8>,
    ctx: &TxContext,
);

/// Changes the bridge node URL of the sender, who must be a member of the current committee. Emits
/// a `CommitteeMemberUrlUpdateEvent`. Aborts with `committee::ESenderIsNotInBridgeCommittee` for
/// everyone else.
public native fun update_node_url(bridge: &mut Bridge, new_url: vector<u8>, ctx: &TxContext);

/// Hands a coin type over to the bridge, so that the committee can approve it as the Sui form of a
/// token from another chain.
///
/// The bridge keeps the `TreasuryCap` and the package's `UpgradeCap` permanently. Nothing can be
/// minted until the committee has executed a message that adds the token. Aborts with
/// `treasury::ETokenSupplyNonZero` if coins were already minted and with
/// `treasury::EInvalidUpgradeCap` if `uc` belongs to another package.
public native fun register_foreign_token<T>(
    bridge: &mut Bridge,
    tc: TreasuryCap<T>,
    uc: UpgradeCap,
    metadata: &CoinMetadata<T>,
);

/// Deposits a coin for a recipient on Ethereum.
///
/// The whole coin is burned, a pending transfer is recorded under the next sequence number, and a
/// `TokenDepositedEvent` is emitted. `target_address` is the 20-byte Ethereum address and
/// `target_chain` an ID from `bridge::chain_ids`. Aborts with `EBridgeUnavailable` while the
/// bridge is paused, and with `EInvalidBridgeRoute`, `EInvalidEvmAddress` or `ETokenValueIsZero`
/// for wrong arguments. A coin type that the bridge does not know aborts with
/// `treasury::EUnsupportedTokenType`.
public native fun send_token<T>(
    bridge: &mut Bridge,
    target_chain: u8,
    target_address: vector<u8>,
    token: Coin<T>,
    ctx: &mut TxContext,
);

/// Records that the committee has approved a token transfer, after it has checked the signatures.
///
/// Anyone can submit an approval; the signatures carry the authority. For a transfer from another
/// chain the message is stored here for the first time, and it can then be claimed. For a transfer
/// from this chain the message must equal the recorded deposit. Emits `TokenTransferApproved`, or
/// `TokenTransferAlreadyApproved` without any change if it was approved before. Aborts with
/// `EBridgeUnavailable`, `EMustBeTokenMessage`, `EUnexpectedChainID`,
/// `EMalformedMessageError` or `EInvariantSuiInitializedTokenTransferShouldNotBeClaimed`, and with
/// the errors of `committee::verify_signatures`.
public native fun approve_token_transfer(
    bridge: &mut Bridge,
    message: BridgeMessage,
    signatures: vector<vector<u8>>,
);

/// Pays out an approved incoming transfer and returns the coin to the caller, who must be its
/// recipient.
///
/// `source_chain` and `bridge_seq_num` identify the transfer, and `T` must be its coin type. The
/// amount counts against the 24-hour limit of the route. Aborts with `EUnauthorisedClaim` if the
/// sender is not the recipient or the transfer is not approved, and with
/// `ETokenAlreadyClaimedOrHitLimit` if it was claimed before or the limit is reached. Because it
/// aborts, those two outcomes leave no event; `claim_and_transfer_token` reports them instead.
public native fun claim_token<T>(
    bridge: &mut Bridge,
    clock: &Clock,
    source_chain: u8,
    bridge_seq_num: u64,
    ctx: &mut TxContext,
): Coin<T>;

/// Pays out an approved incoming transfer and sends the coin to its recipient. Anyone may call it.
///
/// It returns quietly when nothing can be paid: a `TokenTransferAlreadyClaimed` event says that
/// the transfer was paid before, and a `TokenTransferLimitExceed` event that the route's limit is
/// used up for now. It still aborts with `EBridgeUnavailable`, `EMessageNotFoundInRecords`,
/// `EUnauthorisedClaim` (not approved yet), `EUnexpectedChainID` or `EUnexpectedTokenType`.
public native fun claim_and_transfer_token<T>(
    bridge: &mut Bridge,
    clock: &Clock,
    source_chain: u8,
    bridge_seq_num: u64,
    ctx: &mut TxContext,
);

/// Executes a governance message that the committee has signed.
///
/// It handles emergency pause and unpause, committee blocklists, route limits, token prices and new
/// tokens. The message must name this chain as its source and carry the next sequence number of its
/// type. Anyone can submit it. Aborts with `EUnexpectedChainID`, `EUnexpectedSeqNum` or
/// `EUnexpectedMessageType`, with the errors of `committee::verify_signatures`, and with those of
/// the operation itself. It works while the bridge is paused.
public native fun execute_system_message(
    bridge: &mut Bridge,
    message: BridgeMessage,
    signatures: vector<vector<u8>>,
);
