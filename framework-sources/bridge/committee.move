/// Manages the bridge committee: validators who sign bridge messages with a secp256k1 key,
/// weighted by their voting power.
///
/// Active validators register a key and a node URL. At the end of an epoch the system forms the
/// committee from the registrations, as soon as enough stake takes part. From then on the
/// membership is fixed; members can be blocklisted and can change their URL. `verify_signatures`
/// is the gate in front of every message that the bridge executes.
module bridge::committee;

use bridge::message::{Blocklist, BridgeMessage};
use sui::vec_map::VecMap;
use sui_system::sui_system::SuiSystemState;

/// Raised when the signers together hold less voting power than the message requires. Collect more
/// signatures.
const ESignatureBelowThreshold: u64 = 0;

/// Raised when the same member signed twice in one list.
const EDuplicatedSignature: u64 = 1;

/// Raised when a signature was made by a key that is not in the committee, which is also the
/// result of signing different bytes.
const EInvalidSignature: u64 = 2;

/// Raised when the committee is created by a sender other than the system address `@0x0`.
const ENotSystemAddress: u64 = 3;

/// Raised when a blocklist names an Ethereum address that belongs to no member. Nothing is changed
/// then.
const EValidatorBlocklistContainsUnknownKey: u64 = 4;

/// Raised when a sender registers without being in the active validator set.
const ESenderNotActiveValidator: u64 = 5;

/// Raised when the registered key does not have `ECDSA_COMPRESSED_PUBKEY_LENGTH` bytes.
const EInvalidPubkeyLength: u64 = 6;

/// Raised when a validator registers after the committee has been formed.
const ECommitteeAlreadyInitiated: u64 = 7;

/// Raised when another validator has registered the same bridge key.
const EDuplicatePubkey: u64 = 8;

/// Raised when a sender who is not a committee member tries to change a node URL.
const ESenderIsNotInBridgeCommittee: u64 = 9;

/// Bytes placed in front of the serialized message before it is hashed and signed, so that bridge
/// signatures cannot be mistaken for others.
const SUI_MESSAGE_PREFIX: vector<u8> = b"SUI_BRIDGE_MESSAGE";

/// Length in bytes of a compressed secp256k1 public key.
const ECDSA_COMPRESSED_PUBKEY_LENGTH: u64 = 33;

/// Event of an executed blocklist message.
public struct BlocklistValidatorEvent has copy, drop {
    /// `true` if the members were blocked, `false` if they were readmitted.
    blocklisted: bool,
    /// Compressed public keys of the members concerned.
    public_keys: vector<vector<u8>>,
}

/// The current committee together with the registrations for it. It is stored inside the bridge's
/// own state.
public struct BridgeCommittee has store {
    /// Members by their compressed public key.
    members: VecMap<vector<u8>, CommitteeMember>,
    /// Registrations by validator address. They are cleared when the committee is formed.
    member_registrations: VecMap<address, CommitteeMemberRegistration>,
    /// Epoch in which the committee was formed and in which its voting powers were read.
    last_committee_update_epoch: u64,
}

/// Event of a newly formed committee.
public struct CommitteeUpdateEvent has copy, drop {
    /// The new members by compressed public key.
    members: VecMap<vector<u8>, CommitteeMember>,
    /// Total voting power of the members in basis points: 10,000 is the whole validator set.
    stake_participation_percentage: u64,
}

/// Event of a member's changed node URL.
public struct CommitteeMemberUrlUpdateEvent has copy, drop {
    /// Compressed public key of the member.
    member: vector<u8>,
    /// The new URL as bytes.
    new_url: vector<u8>,
}

/// One member of the committee.
public struct CommitteeMember has copy, drop, store {
    /// Sui address of the validator behind the member.
    sui_address: address,
    /// Compressed secp256k1 key (33 bytes) with which the member signs.
    bridge_pubkey_bytes: vector<u8>,
    /// Weight of the member's signature in basis points of the whole validator set.
    voting_power: u64,
    /// URL of the member's bridge node as bytes, for example `https://127.0.0.1:9191`.
    http_rest_url: vector<u8>,
    /// While `true`, the member's signatures count for nothing.
    blocklisted: bool,
}

/// A validator's application for the committee. It is stored until the committee is formed, and it
/// is also emitted as an event.
public struct CommitteeMemberRegistration has copy, drop, store {
    /// Sui address of the validator, taken from the sender.
    sui_address: address,
    /// Compressed secp256k1 key (33 bytes) with which the validator will sign.
    bridge_pubkey_bytes: vector<u8>,
    /// URL of the validator's bridge node as bytes.
    http_rest_url: vector<u8>,
}

/// Checks that enough of the committee has signed a message.
///
/// Each signature is a recoverable secp256k1 signature of 65 bytes over the Keccak-256 hash of
/// `SUI_MESSAGE_PREFIX` followed by the serialized message. Blocklisted members may appear in the
/// list, but add no weight. A malformed signature aborts in `ecdsa_k1::secp256k1_ecrecover`.
/// Otherwise aborts with `EDuplicatedSignature`, `EInvalidSignature` or, if the weights do not
/// reach `message::required_voting_power`, `ESignatureBelowThreshold`. Returns nothing: getting
/// past the call is the proof.
public native fun verify_signatures(
    self: &BridgeCommittee,
    message: BridgeMessage,
    signatures: vector<vector<u8>>,
);

/// Creates a committee without members. Aborts with `ENotSystemAddress` unless the system address
/// `@0x0` sends the transaction.
public(package) native fun create(ctx: &TxContext): BridgeCommittee;

/// Stores the sender's application for the first committee, or replaces an earlier one.
///
/// Emits the `CommitteeMemberRegistration`. Aborts with `ECommitteeAlreadyInitiated` once the
/// committee has members, with `EInvalidPubkeyLength` for a key that is not 33 bytes long, with
/// `ESenderNotActiveValidator` if the sender is not an active validator, and with
/// `EDuplicatePubkey` if another application uses the same key.
public(package) native fun register(
    self: &mut BridgeCommittee,
    system_state: &mut SuiSystemState,
    bridge_pubkey_bytes: vector<u8>,
    http_rest_url: vector<u8>,
    ctx: &TxContext,
);

/// Forms the committee from the registrations, if their validators hold enough voting power.
///
/// Registrations of validators that are no longer active are ignored. If the sum of the voting
/// powers reaches `min_stake_participation_percentage` (in basis points), members and epoch are
/// stored, the registrations are cleared, and a `CommitteeUpdateEvent` is emitted. Otherwise
/// nothing changes and nothing aborts, because the call is part of the end-of-epoch transaction.
public(package) native fun try_create_next_committee(
    self: &mut BridgeCommittee,
    active_validator_voting_power: VecMap<address, u64>,
    min_stake_participation_percentage: u64,
    ctx: &TxContext,
);

/// Blocks or readmits the members named by their Ethereum addresses: list type 1 readmits, every
/// other value blocks. Emits a `BlocklistValidatorEvent`. Aborts with
/// `EValidatorBlocklistContainsUnknownKey` if an address belongs to no member. The search compares
/// each address with each member.
public(package) native fun execute_blocklist(self: &mut BridgeCommittee, blocklist: Blocklist);

/// Returns the current members by compressed public key. The map is empty until the committee has
/// been formed.
public(package) native fun committee_members(
    self: &BridgeCommittee,
): &VecMap<vector<u8>, CommitteeMember>;

/// Changes the node URL of the member with the sender's address and emits a
/// `CommitteeMemberUrlUpdateEvent`. Aborts with `ESenderIsNotInBridgeCommittee` if there is none.
public(package) native fun update_node_url(
    self: &mut BridgeCommittee,
    new_url: vector<u8>,
    ctx: &TxContext,
);
