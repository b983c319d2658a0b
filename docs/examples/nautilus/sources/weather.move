// region: consumer
/// Accepts temperatures from a registered enclave.
module nautilus::weather;

use std::string::String;
use sui::clock::Clock;
use sui::ed25519;

#[error]
const EBadSignature: vector<u8> = b"The enclave did not sign this answer.";
#[error]
const EStale: vector<u8> = b"The answer is too old.";
#[error]
const EFromTheFuture: vector<u8> = b"The answer is dated later than now.";
#[error]
const EOldEnclave: vector<u8> = b"The enclave belongs to an older build.";

const INTENT_WEATHER: u8 = 0;
const MAX_AGE_MS: u64 = 300_000;
/// The clock on chain can be a moment behind the clock of the enclave.
const MAX_AHEAD_MS: u64 = 10_000;

/// The accepted build. In the template, new measurements raise the version.
public struct EnclaveConfig has key {
    id: UID,
    version: u64,
}

/// The registered key. In the template, the register function makes it.
public struct Enclave has key {
    id: UID,
    public_key: vector<u8>,
    config_version: u64,
}

/// What is signed. The order of the fields is the order of the bytes.
public struct Signed<T: copy + drop> has copy, drop {
    intent: u8,
    timestamp_ms: u64,
    data: T,
}

public struct WeatherAnswer has copy, drop {
    city: String,
    temperature: u64,
}

/// A soulbound record of one answer.
public struct Report has key {
    id: UID,
    city: String,
    temperature: u64,
    timestamp_ms: u64,
}

public fun report(
    enclave: &Enclave,
    config: &EnclaveConfig,
    city: String,
    temperature: u64,
    timestamp_ms: u64,
    signature: &vector<u8>,
    clock: &Clock,
    ctx: &mut TxContext,
) {
    assert!(enclave.config_version == config.version, EOldEnclave);
    let now = clock.timestamp_ms();
    assert!(timestamp_ms + MAX_AGE_MS >= now, EStale);
    assert!(timestamp_ms <= now + MAX_AHEAD_MS, EFromTheFuture);
    let message = message(city, temperature, timestamp_ms);
    let key = &enclave.public_key;
    let is_valid = ed25519::ed25519_verify(signature, key, &message);
    assert!(is_valid, EBadSignature);
    let id = object::new(ctx);
    let report = Report { id, city, temperature, timestamp_ms };
    transfer::transfer(report, ctx.sender());
}

/// The exact bytes that the enclave signs.
public fun message(
    city: String,
    temperature: u64,
    timestamp_ms: u64,
): vector<u8> {
    let data = WeatherAnswer { city, temperature };
    let intent = INTENT_WEATHER;
    std::bcs::to_bytes(&Signed { intent, timestamp_ms, data })
}
// endregion: consumer

#[test_only]
public fun registered_for_testing(
    config_version: u64,
    version: u64,
    ctx: &mut TxContext,
): (Enclave, EnclaveConfig) {
    (
        Enclave { id: object::new(ctx), public_key: vector[], config_version },
        EnclaveConfig { id: object::new(ctx), version },
    )
}
