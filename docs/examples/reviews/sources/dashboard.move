/// A public list of services of one kind, such as the restaurants of a town.
module reviews::dashboard;

use reviews::service::AdminCap;
use std::string::String;
use sui::event;
use sui::table::{Self, Table};

/// The service is in the list already.
const ERegisteredBefore: u64 = 0;

public struct Dashboard has key {
    id: UID,
    topic: String,
    services: Table<ID, bool>,
}

public struct ServiceRegistered has copy, drop { dashboard: ID, service: ID }

public fun create(topic: String, ctx: &mut TxContext) {
    transfer::share_object(Dashboard { id: object::new(ctx), topic, services: table::new(ctx) });
}

// region: register
/// The ID comes from the capability, so nobody can register what isn't theirs.
public fun register(self: &mut Dashboard, cap: &AdminCap) {
    let service = cap.of();
    assert!(!self.services.contains(service), ERegisteredBefore);
    self.services.add(service, true);
    event::emit(ServiceRegistered { dashboard: object::id(self), service });
}
// endregion: register

public fun has(self: &Dashboard, service: ID): bool { self.services.contains(service) }

public fun topic(self: &Dashboard): String { self.topic }
