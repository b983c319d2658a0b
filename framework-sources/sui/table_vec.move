module sui::table_vec;

use sui::table::Table;

const EIndexOutOfBound: u64 = 0;

const ETableNonEmpty: u64 = 1;

public struct TableVec<phantom Element: store> has store {
    contents: Table<u64, Element>,
}

public native fun empty<Element: store>(ctx: &mut TxContext): TableVec<Element>;

public native fun singleton<Element: store>(e: Element, ctx: &mut TxContext): TableVec<Element>;

public native fun length<Element: store>(t: &TableVec<Element>): u64;

public native fun is_empty<Element: store>(t: &TableVec<Element>): bool;

#[syntax(index)]
public native fun borrow<Element: store>(t: &TableVec<Element>, i: u64): &Element;

public native fun push_back<Element: store>(t: &mut TableVec<Element>, e: Element);

#[syntax(index)]
public native fun borrow_mut<Element: store>(t: &mut TableVec<Element>, i: u64): &mut Element;

public native fun pop_back<Element: store>(t: &mut TableVec<Element>): Element;

public native fun destroy_empty<Element: store>(t: TableVec<Element>);

public native fun drop<Element: drop + store>(t: TableVec<Element>);

public native fun swap<Element: store>(t: &mut TableVec<Element>, i: u64, j: u64);

public native fun swap_remove<Element: store>(t: &mut TableVec<Element>, i: u64): Element;
