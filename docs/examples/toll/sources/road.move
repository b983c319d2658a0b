/// A toll road. Its functions return what they make, so that a transaction decides what happens next.
module toll::road;

use sui::balance::{Self, Balance};
use sui::borrow::{Self, Borrow, Referent};
use sui::coin::Coin;
use sui::event;
use sui::sui::SUI;

const EWrongFee: u64 = 0;
const EWrongBooth: u64 = 1;

// region: types
/// Shared: takes money for one road.
public struct Booth has key {
    id: UID,
    price: u64,
    takings: Balance<SUI>,
}

/// The right to empty one booth.
public struct OwnerCap has key, store {
    id: UID,
    booth: ID,
}

/// A paid passage. It has no abilities, so nobody can keep it, copy it or let it go: it has to be driven.
public struct Pass {
    booth: ID,
    lane: u8,
}

public struct Car has key, store {
    id: UID,
    trips: u64,
}

/// Shared: lends its car within one transaction.
public struct Garage has key {
    id: UID,
    car: Referent<Car>,
}
// endregion: types

public struct Paid has copy, drop {
    booth: ID,
    lane: u8,
    amount: u64,
}

public fun open(price: u64, ctx: &mut TxContext): OwnerCap {
    let booth = Booth { id: object::new(ctx), price, takings: balance::zero() };
    let cap = OwnerCap { id: object::new(ctx), booth: object::id(&booth) };
    transfer::share_object(booth);
    cap
}

// region: pass
/// Takes the exact price and returns the passage.
public fun pay(booth: &mut Booth, fee: Coin<SUI>, lane: u8): Pass {
    assert!(fee.value() == booth.price, EWrongFee);
    event::emit(Paid { booth: object::id(booth), lane, amount: booth.price });
    booth.takings.join(fee.into_balance());
    Pass { booth: object::id(booth), lane }
}

/// Uses the passage up.
public fun drive(booth: &Booth, pass: Pass, car: &mut Car) {
    let Pass { booth: paid_at, lane: _ } = pass;
    assert!(paid_at == object::id(booth), EWrongBooth);
    car.trips = car.trips + 1;
}
// endregion: pass

public fun withdraw(booth: &mut Booth, cap: &OwnerCap, ctx: &mut TxContext): Coin<SUI> {
    assert!(cap.booth == object::id(booth), EWrongBooth);
    booth.takings.withdraw_all().into_coin(ctx)
}

public fun new_car(ctx: &mut TxContext): Car {
    Car { id: object::new(ctx), trips: 0 }
}

public fun trips(car: &Car): u64 {
    car.trips
}

// region: garage
/// Puts a car where everybody may use it, and nobody can keep it.
public fun park(car: Car, ctx: &mut TxContext) {
    transfer::share_object(Garage { id: object::new(ctx), car: borrow::new(car, ctx) });
}

/// Gives the car out. The receipt has no `drop`, so the transaction has to bring the car back.
public fun take(garage: &mut Garage): (Car, Borrow) {
    garage.car.borrow()
}

public fun give_back(garage: &mut Garage, car: Car, receipt: Borrow) {
    garage.car.put_back(car, receipt);
}
// endregion: garage
