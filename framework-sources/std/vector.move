#[defines_primitive(vector)]
module std::vector;

public use fun std::string::utf8 as vector.to_string;
public use fun std::string::try_utf8 as vector.try_to_string;
public use fun std::ascii::string as vector.to_ascii_string;
public use fun std::ascii::try_string as vector.try_to_ascii_string;

const EINDEX_OUT_OF_BOUNDS: u64 = 0x20000;

#[bytecode_instruction]
public native fun empty<Element>(): vector<Element>;

#[bytecode_instruction]
public native fun length<Element>(v: &vector<Element>): u64;

#[syntax(index)]
#[bytecode_instruction]
public native fun borrow<Element>(v: &vector<Element>, i: u64): &Element;

#[bytecode_instruction]
public native fun push_back<Element>(v: &mut vector<Element>, e: Element);

#[syntax(index)]
#[bytecode_instruction]
public native fun borrow_mut<Element>(v: &mut vector<Element>, i: u64): &mut Element;

#[bytecode_instruction]
public native fun pop_back<Element>(v: &mut vector<Element>): Element;

#[bytecode_instruction]
public native fun destroy_empty<Element>(v: vector<Element>);

#[bytecode_instruction]
public native fun swap<Element>(v: &mut vector<Element>, i: u64, j: u64);

public native fun singleton<Element>(e: Element): vector<Element>;

public native fun reverse<Element>(v: &mut vector<Element>);

public native fun append<Element>(lhs: &mut vector<Element>, other: vector<Element>);

public native fun is_empty<Element>(v: &vector<Element>): bool;

public native fun contains<Element>(v: &vector<Element>, e: &Element): bool;

public native fun index_of<Element>(v: &vector<Element>, e: &Element): (bool, u64);

public native fun remove<Element>(v: &mut vector<Element>, i: u64): Element;

public native fun insert<Element>(v: &mut vector<Element>, e: Element, i: u64);

public native fun swap_remove<Element>(v: &mut vector<Element>, i: u64): Element;

public macro fun tabulate<$T>($n: u64, $f: |u64| -> $T): vector<$T> {
    abort 0
}

public macro fun destroy<$T, $R: drop>($v: vector<$T>, $f: |$T| -> $R) {
    abort 0
}

public macro fun do<$T, $R: drop>($v: vector<$T>, $f: |$T| -> $R) {
    abort 0
}

public macro fun do_ref<$T, $R: drop>($v: &vector<$T>, $f: |&$T| -> $R) {
    abort 0
}

public macro fun do_mut<$T, $R: drop>($v: &mut vector<$T>, $f: |&mut $T| -> $R) {
    abort 0
}

public macro fun map<$T, $U>($v: vector<$T>, $f: |$T| -> $U): vector<$U> {
    abort 0
}

public macro fun map_ref<$T, $U>($v: &vector<$T>, $f: |&$T| -> $U): vector<$U> {
    abort 0
}

public macro fun filter<$T: drop>($v: vector<$T>, $f: |&$T| -> bool): vector<$T> {
    abort 0
}

public macro fun partition<$T>($v: vector<$T>, $f: |&$T| -> bool): (vector<$T>, vector<$T>) {
    abort 0
}

public macro fun find_index<$T>($v: &vector<$T>, $f: |&$T| -> bool): Option<u64> {
    abort 0
}

public macro fun find_indices<$T>($v: &vector<$T>, $f: |&$T| -> bool): vector<u64> {
    abort 0
}

public macro fun count<$T>($v: &vector<$T>, $f: |&$T| -> bool): u64 {
    abort 0
}

public macro fun fold<$T, $Acc>($v: vector<$T>, $init: $Acc, $f: |$Acc, $T| -> $Acc): $Acc {
    abort 0
}

public native fun flatten<T>(v: vector<vector<T>>): vector<T>;

public macro fun any<$T>($v: &vector<$T>, $f: |&$T| -> bool): bool {
    abort 0
}

public macro fun all<$T>($v: &vector<$T>, $f: |&$T| -> bool): bool {
    abort 0
}

public macro fun zip_do<$T1, $T2, $R: drop>(
    $v1: vector<$T1>,
    $v2: vector<$T2>,
    $f: |$T1, $T2| -> $R,
) {
    abort 0
}

public macro fun zip_do_reverse<$T1, $T2, $R: drop>(
    $v1: vector<$T1>,
    $v2: vector<$T2>,
    $f: |$T1, $T2| -> $R,
) {
    abort 0
}

public macro fun zip_do_ref<$T1, $T2, $R: drop>(
    $v1: &vector<$T1>,
    $v2: &vector<$T2>,
    $f: |&$T1, &$T2| -> $R,
) {
    abort 0
}

public macro fun zip_do_mut<$T1, $T2, $R: drop>(
    $v1: &mut vector<$T1>,
    $v2: &mut vector<$T2>,
    $f: |&mut $T1, &mut $T2| -> $R,
) {
    abort 0
}

public macro fun zip_map<$T1, $T2, $U>(
    $v1: vector<$T1>,
    $v2: vector<$T2>,
    $f: |$T1, $T2| -> $U,
): vector<$U> {
    abort 0
}

public macro fun zip_map_ref<$T1, $T2, $U>(
    $v1: &vector<$T1>,
    $v2: &vector<$T2>,
    $f: |&$T1, &$T2| -> $U,
): vector<$U> {
    abort 0
}

public macro fun insertion_sort_by<$T>($v: &mut vector<$T>, $le: |&$T, &$T| -> bool) {
    abort 0
}

public macro fun merge_sort_by<$T>($v: &mut vector<$T>, $le: |&$T, &$T| -> bool) {
    abort 0
}

public macro fun is_sorted_by<$T>($v: &vector<$T>, $le: |&$T, &$T| -> bool): bool {
    abort 0
}
