/// Stores settings that take effect at the start of the next epoch, and that transactions can read
/// without taking the object as input.
///
/// A change is written beside the current value together with the epoch of the change. Until that
/// epoch ends, readers get the older value; from the next epoch on they get the newer one. So
/// every transaction in an epoch sees one and the same value, which lets validators check it
/// before execution. `sui::deny_list` is built on it. All functions are limited to the framework.
module sui::config;

/// Raised when a setting that was already written in this epoch is added again. Change it with
/// `borrow_for_next_epoch_mut`.
const EAlreadySetForEpoch: u64 = 0;

/// Raised when a setting is borrowed that was not written in this epoch.
const ENotSetForEpoch: u64 = 1;

/// Raised by the native reader when no layout can be made for the setting's type.
const EBCSSerializationFailure: u64 = 2;

/// A set of named settings. The phantom `WriteCap` names the capability type that every write must
/// present. It has `key` only, so it stays where this module puts it.
public struct Config<phantom WriteCap> has key {
    id: UID,
}

/// One setting, stored as a dynamic field of the configuration.
public struct Setting<Value: copy + drop + store> has drop, store {
    /// The values. It is empty only while an update is in progress.
    data: Option<SettingData<Value>>,
}

/// The last two values of a setting.
public struct SettingData<Value: copy + drop + store> has drop, store {
    /// Epoch in which `newer_value` was written. It takes effect in the epoch after.
    newer_value_epoch: u64,
    /// Value for the epochs after `newer_value_epoch`; none if the setting was removed.
    newer_value: Option<Value>,
    /// Value that is in force during `newer_value_epoch`, if there is one.
    older_value_opt: Option<Value>,
}

/// Creates a configuration without settings. Holding the capability is the permission to do so.
public(package) native fun new<WriteCap>(
    _cap: &mut WriteCap,
    ctx: &mut TxContext,
): Config<WriteCap>;

/// Makes the configuration a shared object.
public(package) native fun share<WriteCap>(config: Config<WriteCap>);

/// Gives the configuration to an address or, by its ID, to another object.
public(package) native fun transfer<WriteCap>(config: Config<WriteCap>, owner: address);

/// Writes a value that takes effect in the next epoch. Returns the value that drops out of the
/// two-value history, if any. Aborts with `EAlreadySetForEpoch` if the setting already has a value
/// for the next epoch.
public(package) native fun add_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &mut Config<WriteCap>,
    _cap: &mut WriteCap,
    name: Name,
    value: Value,
    ctx: &mut TxContext,
): Option<Value>;

/// Removes a setting with effect from the next epoch. Returns the value that drops out: one
/// written earlier in this same epoch, if there was one. Does nothing if the setting does not
/// exist.
public(package) native fun remove_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &mut Config<WriteCap>,
    _cap: &mut WriteCap,
    name: Name,
    ctx: &mut TxContext,
): Option<Value>;

/// Tells whether a setting with this name and value type is stored, no matter whether it is in
/// force yet.
public(package) native fun exists_with_type<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
): bool;

/// Tells whether the setting was given a value in the current epoch that is due in the next one.
public(package) native fun exists_with_type_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
    ctx: &TxContext,
): bool;

/// Borrows the value that was written in this epoch, to modify it before it takes effect. Aborts
/// with `ENotSetForEpoch` if there is none, and with `dynamic_field::EFieldDoesNotExist` if the
/// setting does not exist.
public(package) native fun borrow_for_next_epoch_mut<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &mut Config<WriteCap>,
    _cap: &mut WriteCap,
    name: Name,
    ctx: &mut TxContext,
): &mut Value;

/// Returns the newest value of a setting, or none if it is missing or removed. That is the value
/// of the next epoch, even if it is not in force today.
public(package) native fun read_setting_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
): Option<Value>;

/// Borrows the value that a setting will have in the next epoch, and creates it first if needed.
/// `$initial_for_next_epoch` is called only in that case: it receives the configuration, the
/// capability and the transaction context, and returns the first value.
public(package) macro fun entry<$WriteCap, $Name: copy + drop + store, $Value: copy + drop + store>(
    $config: &mut Config<$WriteCap>,
    $cap: &mut $WriteCap,
    $name: $Name,
    $initial_for_next_epoch: |&mut Config<$WriteCap>, &mut $WriteCap, &mut TxContext| -> $Value,
    $ctx: &mut TxContext,
): &mut $Value {
    abort 0
}

/// Changes the value that a setting will have in the next epoch, and creates it first if needed.
/// `$initial_for_next_epoch` supplies the first value as in `entry`. `$update_for_next_epoch` is
/// then called with the value that dropped out of the history, if any, and a mutable reference to
/// the next value.
public(package) macro fun update<
    $WriteCap,
    $Name: copy + drop + store,
    $Value: copy + drop + store,
>(
    $config: &mut Config<$WriteCap>,
    $cap: &mut $WriteCap,
    $name: $Name,
    $initial_for_next_epoch: |&mut Config<$WriteCap>, &mut $WriteCap, &mut TxContext| -> $Value,
    $update_for_next_epoch: |Option<$Value>, &mut $Value|,
    $ctx: &mut TxContext,
) {
    abort 0
}

/// Returns the value in force in the current epoch, or none. The configuration is named by ID, so
/// it need not be an input of the transaction.
public(package) native fun read_setting<Name: copy + drop + store, Value: copy + drop + store>(
    config: ID,
    name: Name,
    ctx: &TxContext,
): Option<Value>;
