/// Verifies attestation documents of AWS Nitro Enclaves and makes their contents available to
/// contracts.
///
/// An enclave's document says which program image it runs, in the form of measurements called
/// PCRs, and can carry a public key. A contract that checks the PCRs can then trust signatures
/// made with that key. Call `load_nitro_attestation` from a transaction block and pass the result
/// on to your own function.
module sui::nitro_attestation;

use sui::clock::Clock;

/// Raised when the network has not enabled this feature.
const ENotSupportedError: u64 = 0;

/// Raised when the bytes are not a well-formed attestation document.
const EParseError: u64 = 1;

/// Raised when the signature or the certificate chain of the document does not check out at the
/// current time.
const EVerifyError: u64 = 2;

/// Raised when the document does not carry the expected set of measurements.
const EInvalidPCRsError: u64 = 3;

/// One measurement of the enclave.
public struct PCREntry has drop {
    /// Number of the platform configuration register.
    index: u8,
    /// Digest in that register.
    value: vector<u8>,
}

/// The contents of a verified attestation. It has only `drop`: it lives within one transaction,
/// and only `load_nitro_attestation` makes it.
public struct NitroAttestationDocument has drop {
    /// ID of the enclave that issued the document.
    module_id: vector<u8>,
    /// Time of issue, in milliseconds since the Unix epoch.
    timestamp: u64,
    /// Name of the hash function behind the measurements, as text.
    digest: vector<u8>,
    /// Measurements of the enclave.
    pcrs: vector<PCREntry>,
    /// Public key that the enclave put into the document, if any.
    public_key: Option<vector<u8>>,
    /// Free data that the enclave put into the document, if any.
    user_data: Option<vector<u8>>,
    /// Nonce that the requester asked the enclave to include, if any. It shows that the document
    /// is fresh.
    nonce: Option<vector<u8>>,
}

/// Verifies an attestation document and returns its contents.
///
/// The document's signature and its certificate chain up to the AWS root are checked against the
/// time of the clock. It is an `entry` function without `public`, so it can be called from a
/// transaction block but not from another module. Aborts with `ENotSupportedError`, `EParseError`,
/// `EVerifyError` or `EInvalidPCRsError`. A valid document does not mean a trusted program:
/// compare `pcrs` with the values you expect.
entry native fun load_nitro_attestation(
    attestation: vector<u8>,
    clock: &Clock,
): NitroAttestationDocument;

/// Returns the ID of the enclave that issued the document.
public native fun module_id(attestation: &NitroAttestationDocument): &vector<u8>;

/// Returns the document's time of issue, in milliseconds since the Unix epoch.
public native fun timestamp(attestation: &NitroAttestationDocument): &u64;

/// Returns the name of the hash function behind the measurements.
public native fun digest(attestation: &NitroAttestationDocument): &vector<u8>;

/// Returns the measurements of the enclave: registers 0 to 4 and 8, in this order.
public native fun pcrs(attestation: &NitroAttestationDocument): &vector<PCREntry>;

/// Returns the public key in the document, or none. Its format is up to the enclave's program.
public native fun public_key(attestation: &NitroAttestationDocument): &Option<vector<u8>>;

/// Returns the free data in the document, or none.
public native fun user_data(attestation: &NitroAttestationDocument): &Option<vector<u8>>;

/// Returns the requester's nonce, or none.
public native fun nonce(attestation: &NitroAttestationDocument): &Option<vector<u8>>;

/// Returns the register number of a measurement.
public native fun index(entry: &PCREntry): u8;

/// Returns the digest of a measurement.
public native fun value(entry: &PCREntry): &vector<u8>;
