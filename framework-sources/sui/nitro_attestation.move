module sui::nitro_attestation;

use sui::clock::Clock;

const ENotSupportedError: u64 = 0;

const EParseError: u64 = 1;

const EVerifyError: u64 = 2;

const EInvalidPCRsError: u64 = 3;

public struct PCREntry has drop {
    index: u8,
    value: vector<u8>,
}

public struct NitroAttestationDocument has drop {
    module_id: vector<u8>,
    timestamp: u64,
    digest: vector<u8>,
    pcrs: vector<PCREntry>,
    public_key: Option<vector<u8>>,
    user_data: Option<vector<u8>>,
    nonce: Option<vector<u8>>,
}

entry native fun load_nitro_attestation(
    attestation: vector<u8>,
    clock: &Clock,
): NitroAttestationDocument;

public native fun module_id(attestation: &NitroAttestationDocument): &vector<u8>;

public native fun timestamp(attestation: &NitroAttestationDocument): &u64;

public native fun digest(attestation: &NitroAttestationDocument): &vector<u8>;

public native fun pcrs(attestation: &NitroAttestationDocument): &vector<PCREntry>;

public native fun public_key(attestation: &NitroAttestationDocument): &Option<vector<u8>>;

public native fun user_data(attestation: &NitroAttestationDocument): &Option<vector<u8>>;

public native fun nonce(attestation: &NitroAttestationDocument): &Option<vector<u8>>;

public native fun index(entry: &PCREntry): u8;

public native fun value(entry: &PCREntry): &vector<u8>;
