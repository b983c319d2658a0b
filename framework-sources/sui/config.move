module sui::config;

const EAlreadySetForEpoch: u64 = 0;

const ENotSetForEpoch: u64 = 1;

const EBCSSerializationFailure: u64 = 2;

public struct Config<phantom WriteCap> has key {
    id: UID,
}

public struct Setting<Value: copy + drop + store> has drop, store {
    data: Option<SettingData<Value>>,
}

public struct SettingData<Value: copy + drop + store> has drop, store {
    newer_value_epoch: u64,
    newer_value: Option<Value>,
    older_value_opt: Option<Value>,
}

public(package) native fun new<WriteCap>(
    _cap: &mut WriteCap,
    ctx: &mut TxContext,
): Config<WriteCap>;

public(package) native fun share<WriteCap>(config: Config<WriteCap>);

public(package) native fun transfer<WriteCap>(config: Config<WriteCap>, owner: address);

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

public(package) native fun exists_with_type<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
): bool;

public(package) native fun exists_with_type_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
    ctx: &TxContext,
): bool;

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

public(package) native fun read_setting_for_next_epoch<
    WriteCap,
    Name: copy + drop + store,
    Value: copy + drop + store,
>(
    config: &Config<WriteCap>,
    name: Name,
): Option<Value>;

public(package) macro fun entry<$WriteCap, $Name: copy + drop + store, $Value: copy + drop + store>(
    $config: &mut Config<$WriteCap>,
    $cap: &mut $WriteCap,
    $name: $Name,
    $initial_for_next_epoch: |&mut Config<$WriteCap>, &mut $WriteCap, &mut TxContext| -> $Value,
    $ctx: &mut TxContext,
): &mut $Value {
    abort 0
}

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

public(package) native fun read_setting<Name: copy + drop + store, Value: copy + drop + store>(
    config: ID,
    name: Name,
    ctx: &TxContext,
): Option<Value>;
