/// The weather of many cities, written by a service on a schedule.
module weather::weather;

use std::string::String;
use sui::clock::Clock;
use sui::display;
use sui::dynamic_object_field as dof;
use sui::event;
use sui::package;

// region: errors
/// No city has this geoname ID.
const EUnknownCity: u64 = 0;
/// The city is there already.
const EExists: u64 = 1;
/// The reading is not newer than the last one.
const EStale: u64 = 2;
/// A number is outside of what can be measured, or the time is in the future.
const ERange: u64 = 3;
/// The capability is for another oracle.
const EOtherOracle: u64 = 4;
// endregion: errors

/// Degrees have four decimals: 90° is 900,000.
const MAX_LATITUDE: u32 = 900_000;
const MAX_LONGITUDE: u32 = 1_800_000;
const MAX_HUMIDITY: u8 = 100;

// region: types
/// Shared. Its cities are dynamic object fields, named by their geoname ID.
public struct WeatherOracle has key {
    id: UID,
    cities: u64,
}

/// The right to write into one oracle.
public struct AdminCap has key, store {
    id: UID,
    oracle: ID,
}

public struct City has key, store {
    id: UID,
    name: String,
    country: String,
    latitude: Degrees,
    longitude: Degrees,
    reading: Reading,
}

/// Degrees times 10,000. Move has no negative numbers, so the sign is a value of its own.
public struct Degrees has copy, drop, store {
    /// South or west.
    is_negative: bool,
    value: u32,
}

/// What was measured, in whole numbers.
public struct Reading has copy, drop, store {
    /// In hundredths of a kelvin, which are never negative.
    temperature: u32,
    /// Of the last hour, in hundredths of a millimeter.
    rain: u32,
    /// In hundredths of a meter per second.
    wind: u32,
    /// In percent.
    humidity: u8,
    /// 0 as long as there is no reading.
    measured_ms: u64,
}

/// A copy of a reading that anyone can mint.
public struct Snapshot has key, store {
    id: UID,
    oracle: ID,
    geoname: u32,
    city: String,
    reading: Reading,
}
// endregion: types

// region: events
public struct CityUpdated has copy, drop { oracle: ID, geoname: u32, reading: Reading }

public struct CityRemoved has copy, drop { oracle: ID, geoname: u32 }
// endregion: events

public struct WEATHER has drop {}

// region: init
/// Describes snapshots to wallets. The publisher keeps the right to change that.
fun init(witness: WEATHER, ctx: &mut TxContext) {
    let publisher = package::claim(witness, ctx);
    let mut display = display::new<Snapshot>(&publisher, ctx);
    display.add(b"name".to_string(), b"Weather of {city}".to_string());
    display.add(
        b"description".to_string(),
        b"{reading.temperature} hundredths of a kelvin at {reading.measured_ms}".to_string(),
    );
    display.update_version();
    transfer::public_transfer(display, ctx.sender());
    transfer::public_transfer(publisher, ctx.sender());
}

/// Shares an oracle without cities, and returns the capability for it.
public fun create(ctx: &mut TxContext): AdminCap {
    let oracle = WeatherOracle { id: object::new(ctx), cities: 0 };
    let cap = AdminCap { id: object::new(ctx), oracle: object::id(&oracle) };
    transfer::share_object(oracle);
    cap
}
// endregion: init

// region: cities
/// Adds a city without a reading.
public fun add_city(
    self: &mut WeatherOracle,
    cap: &AdminCap,
    geoname: u32,
    name: String,
    country: String,
    latitude: Degrees,
    longitude: Degrees,
    ctx: &mut TxContext,
) {
    self.check(cap);
    assert!(!self.has_city(geoname), EExists);
    assert!(latitude.value <= MAX_LATITUDE && longitude.value <= MAX_LONGITUDE, ERange);
    let reading = Reading { temperature: 0, rain: 0, wind: 0, humidity: 0, measured_ms: 0 };
    let city = City { id: object::new(ctx), name, country, latitude, longitude, reading };
    dof::add(&mut self.id, geoname, city);
    self.cities = self.cities + 1;
}

/// Removes a city. Snapshots of it stay.
public fun remove_city(self: &mut WeatherOracle, cap: &AdminCap, geoname: u32) {
    self.check(cap);
    assert!(self.has_city(geoname), EUnknownCity);
    let City { id, .. } = dof::remove(&mut self.id, geoname);
    id.delete();
    self.cities = self.cities - 1;
    event::emit(CityRemoved { oracle: object::id(self), geoname });
}

/// Degrees from their sign and their value times 10,000. There is no negative zero.
public fun degrees(is_negative: bool, value: u32): Degrees {
    Degrees { is_negative: is_negative && value > 0, value }
}
// endregion: cities

// region: update
/// Writes a reading, which must be newer than the last one and not from the future.
public fun update(
    self: &mut WeatherOracle,
    cap: &AdminCap,
    geoname: u32,
    temperature: u32,
    rain: u32,
    wind: u32,
    humidity: u8,
    measured_ms: u64,
    clock: &Clock,
) {
    self.check(cap);
    assert!(self.has_city(geoname), EUnknownCity);
    assert!(humidity <= MAX_HUMIDITY && measured_ms <= clock.timestamp_ms(), ERange);
    let reading = Reading { temperature, rain, wind, humidity, measured_ms };
    let city: &mut City = dof::borrow_mut(&mut self.id, geoname);
    assert!(measured_ms > city.reading.measured_ms, EStale);
    city.reading = reading;
    event::emit(CityUpdated { oracle: object::id(self), geoname, reading });
}
// endregion: update

// region: read
public fun has_city(self: &WeatherOracle, geoname: u32): bool { dof::exists_(&self.id, geoname) }

/// The last reading. Look at its time before you use it.
public fun reading(self: &WeatherOracle, geoname: u32): Reading { self.city(geoname).reading }

public fun city(self: &WeatherOracle, geoname: u32): &City {
    assert!(self.has_city(geoname), EUnknownCity);
    dof::borrow(&self.id, geoname)
}
// endregion: read

// region: mint
/// Copies the current reading into an object of the caller.
public fun mint(self: &WeatherOracle, geoname: u32, ctx: &mut TxContext): Snapshot {
    let city = self.city(geoname);
    Snapshot {
        id: object::new(ctx),
        oracle: object::id(self),
        geoname,
        city: city.name,
        reading: city.reading,
    }
}
// endregion: mint

fun check(self: &WeatherOracle, cap: &AdminCap) {
    assert!(cap.oracle == object::id(self), EOtherOracle);
}

public fun latitude(self: &City): Degrees { self.latitude }

public fun longitude(self: &City): Degrees { self.longitude }

public fun is_negative(self: &Degrees): bool { self.is_negative }

public fun value(self: &Degrees): u32 { self.value }

public fun temperature(self: &Reading): u32 { self.temperature }

public fun rain(self: &Reading): u32 { self.rain }

public fun wind(self: &Reading): u32 { self.wind }

public fun humidity(self: &Reading): u8 { self.humidity }

public fun measured_ms(self: &Reading): u64 { self.measured_ms }

/// Anyone can create an oracle, so compare this before you believe a snapshot.
public fun snapshot_oracle(self: &Snapshot): ID { self.oracle }

public fun snapshot_reading(self: &Snapshot): Reading { self.reading }

#[test_only]
public fun init_for_testing(ctx: &mut TxContext) { init(WEATHER {}, ctx) }
