module std::option;

const EOPTION_IS_SET: u64 = 0x40000;

const EOPTION_NOT_SET: u64 = 0x40001;

public struct Option<Element> has copy, drop, store {
    vec: vector<Element>,
}

public native fun none<Element>(): Option<Element>;

public native fun some<Element>(e: Element): Option<Element>;

public native fun is_none<Element>(t: &Option<Element>): bool;

public native fun is_some<Element>(t: &Option<Element>): bool;

public native fun contains<Element>(t: &Option<Element>, e_ref: &Element): bool;

public native fun borrow<Element>(t: &Option<Element>): &Element;

public native fun borrow_with_default<Element>(
    t: &Option<Element>,
    default_ref: &Element,
): &Element;

public native fun get_with_default<Element: copy + drop>(
    t: &Option<Element>,
    default: Element,
): Element;

public native fun fill<Element>(t: &mut Option<Element>, e: Element);

public native fun extract<Element>(t: &mut Option<Element>): Element;

public native fun borrow_mut<Element>(t: &mut Option<Element>): &mut Element;

public native fun swap<Element>(t: &mut Option<Element>, e: Element): Element;

public native fun swap_or_fill<Element>(t: &mut Option<Element>, e: Element): Option<Element>;

public native fun destroy_with_default<Element: drop>(
    t: Option<Element>,
    default: Element,
): Element;

public native fun destroy_some<Element>(t: Option<Element>): Element;

public native fun destroy_none<Element>(t: Option<Element>);

public native fun to_vec<Element>(t: Option<Element>): vector<Element>;

public macro fun destroy<$T, $R: drop>($o: Option<$T>, $f: |$T| -> $R) {
    abort 0
}

public macro fun do<$T, $R: drop>($o: Option<$T>, $f: |$T| -> $R) {
    abort 0
}

public macro fun do_ref<$T, $R: drop>($o: &Option<$T>, $f: |&$T| -> $R) {
    abort 0
}

public macro fun do_mut<$T, $R: drop>($o: &mut Option<$T>, $f: |&mut $T| -> $R) {
    abort 0
}

public macro fun or<$T>($o: Option<$T>, $default: Option<$T>): Option<$T> {
    abort 0
}

public macro fun and<$T, $U>($o: Option<$T>, $f: |$T| -> Option<$U>): Option<$U> {
    abort 0
}

public macro fun and_ref<$T, $U>($o: &Option<$T>, $f: |&$T| -> Option<$U>): Option<$U> {
    abort 0
}

public macro fun map<$T, $U>($o: Option<$T>, $f: |$T| -> $U): Option<$U> {
    abort 0
}

public macro fun map_ref<$T, $U>($o: &Option<$T>, $f: |&$T| -> $U): Option<$U> {
    abort 0
}

public macro fun filter<$T: drop>($o: Option<$T>, $f: |&$T| -> bool): Option<$T> {
    abort 0
}

public macro fun is_some_and<$T>($o: &Option<$T>, $f: |&$T| -> bool): bool {
    abort 0
}

public macro fun extract_or<$T>($o: &mut Option<$T>, $default: $T): $T {
    abort 0
}

public macro fun destroy_or<$T>($o: Option<$T>, $default: $T): $T {
    abort 0
}
