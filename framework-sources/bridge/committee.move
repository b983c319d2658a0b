module bridge::committee;

use bridge::message::{Blocklist, BridgeMessage};
use sui::vec_map::VecMap;
use sui_system::sui_system::SuiSystemState;

const ESignatureBelowThreshold: u64 = 0;

const EDuplicatedSignature: u64 = 1;

const EInvalidSignature: u64 = 2;

const ENotSystemAddress: u64 = 3;

const EValidatorBlocklistContainsUnknownKey: u64 = 4;

const ESenderNotActiveValidator: u64 = 5;

const EInvalidPubkeyLength: u64 = 6;

const ECommitteeAlreadyInitiated: u64 = 7;

const EDuplicatePubkey: u64 = 8;

const ESenderIsNotInBridgeCommittee: u64 = 9;

const SUI_MESSAGE_PREFIX: vector<u8> = b"SUI_BRIDGE_MESSAGE";

const ECDSA_COMPRESSED_PUBKEY_LENGTH: u64 = 33;

public struct BlocklistValidatorEvent has copy, drop {
    blocklisted: bool,
    public_keys: vector<vector<u8>>,
}

public struct BridgeCommittee has store {
    members: VecMap<vector<u8>, CommitteeMember>,
    member_registrations: VecMap<address, CommitteeMemberRegistration>,
    last_committee_update_epoch: u64,
}

public struct CommitteeUpdateEvent has copy, drop {
    members: VecMap<vector<u8>, CommitteeMember>,
    stake_participation_percentage: u64,
}

public struct CommitteeMemberUrlUpdateEvent has copy, drop {
    member: vector<u8>,
    new_url: vector<u8>,
}

public struct CommitteeMember has copy, drop, store {
    sui_address: address,
    bridge_pubkey_bytes: vector<u8>,
    voting_power: u64,
    http_rest_url: vector<u8>,
    blocklisted: bool,
}

public struct CommitteeMemberRegistration has copy, drop, store {
    sui_address: address,
    bridge_pubkey_bytes: vector<u8>,
    http_rest_url: vector<u8>,
}

public native fun verify_signatures(
    self: &BridgeCommittee,
    message: BridgeMessage,
    signatures: vector<vector<u8>>,
);

public(package) native fun create(ctx: &TxContext): BridgeCommittee;

public(package) native fun register(
    self: &mut BridgeCommittee,
    system_state: &mut SuiSystemState,
    bridge_pubkey_bytes: vector<u8>,
    http_rest_url: vector<u8>,
    ctx: &TxContext,
);

public(package) native fun try_create_next_committee(
    self: &mut BridgeCommittee,
    active_validator_voting_power: VecMap<address, u64>,
    min_stake_participation_percentage: u64,
    ctx: &TxContext,
);

public(package) native fun execute_blocklist(self: &mut BridgeCommittee, blocklist: Blocklist);

public(package) native fun committee_members(
    self: &BridgeCommittee,
): &VecMap<vector<u8>, CommitteeMember>;

public(package) native fun update_node_url(
    self: &mut BridgeCommittee,
    new_url: vector<u8>,
    ctx: &TxContext,
);
