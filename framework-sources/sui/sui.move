module sui::sui;

use sui::coin::Coin;

const EAlreadyMinted: u64 = 0;

const ENotSystemAddress: u64 = 1;

const MIST_PER_SUI: u64 = 1_000_000_000;

const TOTAL_SUPPLY_SUI: u64 = 10_000_000_000;

const TOTAL_SUPPLY_MIST: u64 = 10_000_000_000_000_000_000;

public struct SUI has drop {}

public entry native fun transfer(c: Coin<SUI>, recipient: address);
