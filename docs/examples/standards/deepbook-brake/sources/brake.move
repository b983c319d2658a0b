/// An emergency brake for a trading account: guardians can cancel its orders, and do nothing else.
module brake::brake;

use deepbook::balance_manager::{BalanceManager, TradeCap};
use deepbook::pool::Pool;
use sui::clock::Clock;
use sui::vec_set::{Self, VecSet};

/// The sender isn't a guardian of this brake.
const ENotGuardian: u64 = 0;
/// The sender isn't the owner of the balance manager.
const ENotOwner: u64 = 1;
/// The brake was installed for another balance manager.
const EWrongManager: u64 = 2;

/// Shared, so that no guardian can lock the cap by using it twice at a time.
public struct Brake has key {
    id: UID,
    manager_id: ID,
    cap: TradeCap,
    guardians: VecSet<address>,
}

// region: brake
/// The owner installs a brake. Guardians can be several people, or a monitor's key.
public fun install(
    manager: &mut BalanceManager,
    guardians: vector<address>,
    ctx: &mut TxContext,
) {
    let cap = manager.mint_trade_cap(ctx);
    transfer::share_object(Brake {
        id: object::new(ctx),
        manager_id: manager.id(),
        cap,
        guardians: vec_set::from_keys(guardians),
    });
}

/// Cancels every order in one pool and brings the money back into the manager.
public fun pull<Base, Quote>(
    brake: &Brake,
    manager: &mut BalanceManager,
    pool: &mut Pool<Base, Quote>,
    clock: &Clock,
    ctx: &TxContext,
) {
    assert!(brake.guardians.contains(&ctx.sender()), ENotGuardian);
    let proof = manager.generate_proof_as_trader(&brake.cap, ctx);
    pool.cancel_all_orders(manager, &proof, clock, ctx);
}

/// The owner takes the brake out again and receives the cap, which can then be revoked.
public fun remove(brake: Brake, manager: &BalanceManager, ctx: &TxContext): TradeCap {
    // Without the first check, the owner of any manager could walk away with this cap.
    assert!(manager.id() == brake.manager_id, EWrongManager);
    assert!(manager.owner() == ctx.sender(), ENotOwner);
    let Brake { id, cap, .. } = brake;
    id.delete();
    cap
}
// endregion: brake
