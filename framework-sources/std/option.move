/// Implements a value that may be absent. Use `Option<T>` for optional fields and arguments and
/// for results that may be missing, instead of sentinel values such as 0.
///
/// Create one with `some` or `none`, look inside with `is_some`, `borrow` and the `do_ref!`
/// family, and take the value out with `extract` (the option stays, empty) or `destroy_some` (the
/// option is consumed). The macros `map!`, `and!`, `filter!` and `destroy_or!` express common
/// steps in one line; a default passed to a macro is only evaluated when it is needed. Move 2024
/// knows the names `Option` and `option` without an import.
module std::option;

/// Raised by `fill` and `destroy_none` when the option holds a value although it must be empty.
/// Check `is_none` first, or use `swap_or_fill`.
const EOPTION_IS_SET: u64 = 0x40000;

/// Raised when a value is demanded from an empty option, for instance by `borrow`, `extract` or
/// `destroy_some`. Check `is_some` first, or use a variant with a default.
const EOPTION_NOT_SET: u64 = 0x40001;

/// Represents either one value of type `Element` or nothing. Its abilities follow those of
/// `Element`: an option of a coin can be stored but neither copied nor dropped. In BCS it has the
/// form of a vector, with a leading 0 for empty or 1 followed by the value.
public struct Option<Element> has copy, drop, store {
    /// Holds the value as its single element, or is empty.
    vec: vector<Element>,
}

/// Creates an empty option.
public native fun none<Element>(): Option<Element>;

/// Creates an option that holds `e`.
public native fun some<Element>(e: Element): Option<Element>;

/// Tells whether the option is empty.
public native fun is_none<Element>(t: &Option<Element>): bool;

/// Tells whether the option holds a value.
public native fun is_some<Element>(t: &Option<Element>): bool;

/// Tells whether the option holds a value equal to `e_ref`. An empty option contains nothing, so
/// the result is then `false`.
public native fun contains<Element>(t: &Option<Element>, e_ref: &Element): bool;

/// Borrows the value inside the option. Aborts with `EOPTION_NOT_SET` when it is empty.
public native fun borrow<Element>(t: &Option<Element>): &Element;

/// Borrows the value inside the option, or hands back `default_ref` when it is empty.
public native fun borrow_with_default<Element>(
    t: &Option<Element>,
    default_ref: &Element,
): &Element;

/// Returns a copy of the value inside, or `default` when the option is empty. The option itself
/// stays as it is. For types without `copy`, use `borrow_with_default` or `destroy_with_default`.
public native fun get_with_default<Element: copy + drop>(
    t: &Option<Element>,
    default: Element,
): Element;

/// Puts `e` into an empty option. Aborts with `EOPTION_IS_SET` when a value is already there;
/// `swap_or_fill` accepts both states.
public native fun fill<Element>(t: &mut Option<Element>, e: Element);

/// Takes the value out and leaves the option empty. Aborts with `EOPTION_NOT_SET` when there is
/// none.
public native fun extract<Element>(t: &mut Option<Element>): Element;

/// Borrows the value inside the option for changes in place. Aborts with `EOPTION_NOT_SET` when
/// it is empty.
public native fun borrow_mut<Element>(t: &mut Option<Element>): &mut Element;

/// Replaces the value inside by `e` and returns the previous one. Aborts with `EOPTION_NOT_SET`
/// when the option is empty; `swap_or_fill` does not.
public native fun swap<Element>(t: &mut Option<Element>, e: Element): Element;

/// Stores `e` and returns what the option held before, as an option of its own. It works for
/// empty and for filled options alike.
public native fun swap_or_fill<Element>(t: &mut Option<Element>, e: Element): Option<Element>;

/// Consumes the option and returns its value, or `default` when it is empty. The unused default
/// is dropped. When the default is costly to make or should abort, use the macro `destroy_or!`.
public native fun destroy_with_default<Element: drop>(
    t: Option<Element>,
    default: Element,
): Element;

/// Consumes a filled option and returns its value. Aborts with `EOPTION_NOT_SET` when the option
/// is empty.
public native fun destroy_some<Element>(t: Option<Element>): Element;

/// Consumes an empty option. It is needed for element types without `drop`, whose empty options
/// cannot simply go out of scope. Aborts with `EOPTION_IS_SET` when a value is left inside.
public native fun destroy_none<Element>(t: Option<Element>);

/// Consumes the option and returns a vector with its value, or an empty vector.
public native fun to_vec<Element>(t: Option<Element>): vector<Element>;

/// Consumes the option and passes its value, if any, to `$f`. The lambda receives the value; its
/// result is dropped. An empty option is consumed without a call. It does the same as `do!`.
public macro fun destroy<$T, $R: drop>($o: Option<$T>, $f: |$T| -> $R) {
    abort 0
}

/// Consumes the option and passes its value, if any, to `$f`. The lambda receives the value; its
/// result is dropped.
public macro fun do<$T, $R: drop>($o: Option<$T>, $f: |$T| -> $R) {
    abort 0
}

/// Passes a reference to the value, if any, to `$f` and keeps the option. The result of the
/// lambda is dropped.
public macro fun do_ref<$T, $R: drop>($o: &Option<$T>, $f: |&$T| -> $R) {
    abort 0
}

/// Passes a mutable reference to the value, if any, to `$f`, which may change it in place. The
/// result of the lambda is dropped.
public macro fun do_mut<$T, $R: drop>($o: &mut Option<$T>, $f: |&mut $T| -> $R) {
    abort 0
}

/// Yields the option itself when it holds a value, and `$default` otherwise. Both are options.
/// The default is evaluated only in the second case.
public macro fun or<$T>($o: Option<$T>, $default: Option<$T>): Option<$T> {
    abort 0
}

/// Consumes the option and passes its value to `$f`, which returns another option. The result is
/// that option, or `none` when there was no value. Use it to chain steps that may each fail to
/// produce something.
public macro fun and<$T, $U>($o: Option<$T>, $f: |$T| -> Option<$U>): Option<$U> {
    abort 0
}

/// Passes a reference to the value to `$f`, which returns another option, and keeps the original.
/// The result is `none` when there was no value.
public macro fun and_ref<$T, $U>($o: &Option<$T>, $f: |&$T| -> Option<$U>): Option<$U> {
    abort 0
}

/// Consumes the option and yields a new one with the result of `$f` on its value. The lambda
/// receives the value and returns its replacement. An empty option yields `none` without a call.
public macro fun map<$T, $U>($o: Option<$T>, $f: |$T| -> $U): Option<$U> {
    abort 0
}

/// Yields a new option with the result of `$f` on a reference to the value, and keeps the
/// original. An empty option yields `none` without a call.
public macro fun map_ref<$T, $U>($o: &Option<$T>, $f: |&$T| -> $U): Option<$U> {
    abort 0
}

/// Keeps the value only if `$f` approves of it. The lambda receives a reference and returns a
/// `bool`. When it returns `false`, the value is dropped and the result is `none`.
public macro fun filter<$T: drop>($o: Option<$T>, $f: |&$T| -> bool): Option<$T> {
    abort 0
}

/// Tells whether the option holds a value for which `$f` returns `true`. The lambda receives a
/// reference and is not called for an empty option.
public macro fun is_some_and<$T>($o: &Option<$T>, $f: |&$T| -> bool): bool {
    abort 0
}

/// Takes the value out and leaves the option empty, or yields `$default` when there is none. The
/// default is evaluated only when it is needed, so it may be an `abort` expression.
public macro fun extract_or<$T>($o: &mut Option<$T>, $default: $T): $T {
    abort 0
}

/// Consumes the option and yields its value, or `$default` when it is empty. The default is
/// evaluated only when it is needed, so `opt.destroy_or!(abort EMissing)` is a common way to
/// attach an error code.
public macro fun destroy_or<$T>($o: Option<$T>, $default: $T): $T {
    abort 0
}
