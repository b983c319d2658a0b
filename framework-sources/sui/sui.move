/// Defines SUI, the currency in which gas and stakes are paid.
///
/// One SUI is 1,000,000,000 MIST, and all amounts in Move are in MIST. The full supply of 10
/// billion SUI was minted at genesis and the right to mint was given up, so no more can be
/// created.
module sui::sui;

use sui::coin::Coin;

/// Raised when the supply is to be minted after genesis.
const EAlreadyMinted: u64 = 0;

/// Raised when the supply is to be minted by a sender other than the system address `@0x0`.
const ENotSystemAddress: u64 = 1;

/// Number of MIST in one SUI.
const MIST_PER_SUI: u64 = 1_000_000_000;

/// Total supply in SUI.
const TOTAL_SUPPLY_SUI: u64 = 10_000_000_000;

/// Total supply in MIST.
const TOTAL_SUPPLY_MIST: u64 = 10_000_000_000_000_000_000;

/// Type argument that represents the currency SUI, as in `Coin<SUI>`. It is a one-time witness, so
/// no value of it can be made anymore.
public struct SUI has drop {}

/// Sends a SUI coin to an address. In a transaction block, the command `TransferObjects` does the
/// same without a Move call.
public entry native fun transfer(c: Coin<SUI>, recipient: address);
