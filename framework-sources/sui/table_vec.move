/// Provides a vector on dynamic fields, for lists that would outgrow the size limit of an object.
///
/// Each element is an entry of a `Table` under its index and is loaded only when it is used.
/// Access by index, push and pop take constant time. Inserting or removing in the middle is not
/// offered; `swap_remove` removes without keeping the order.
module sui::table_vec;

use sui::table::Table;

/// Raised when an index is not smaller than the length, which for `pop_back` means that the vector
/// is empty.
const EIndexOutOfBound: u64 = 0;

/// Raised by `destroy_empty` while elements are left. Pop them first, or use `drop` if the
/// elements allow it.
const ETableNonEmpty: u64 = 1;

/// A list of elements of one type. It has only `store`, so it lives in a field of an object.
public struct TableVec<phantom Element: store> has store {
    /// Elements by index, from 0 to the length minus one.
    contents: Table<u64, Element>,
}

/// Creates a vector without elements.
public native fun empty<Element: store>(ctx: &mut TxContext): TableVec<Element>;

/// Creates a vector with one element.
public native fun singleton<Element: store>(e: Element, ctx: &mut TxContext): TableVec<Element>;

/// Returns the number of elements.
public native fun length<Element: store>(t: &TableVec<Element>): u64;

/// Tells whether the vector has no elements.
public native fun is_empty<Element: store>(t: &TableVec<Element>): bool;

/// Borrows the element at an index; `t[i]` is the short form. Aborts with `EIndexOutOfBound` if
/// there is none.
#[syntax(index)]
public native fun borrow<Element: store>(t: &TableVec<Element>, i: u64): &Element;

/// Adds an element at the end.
public native fun push_back<Element: store>(t: &mut TableVec<Element>, e: Element);

/// Borrows the element at an index for modification. Aborts with `EIndexOutOfBound` if there is
/// none.
#[syntax(index)]
public native fun borrow_mut<Element: store>(t: &mut TableVec<Element>, i: u64): &mut Element;

/// Takes out the last element and returns it. Aborts with `EIndexOutOfBound` if the vector is
/// empty.
public native fun pop_back<Element: store>(t: &mut TableVec<Element>): Element;

/// Deletes a vector without elements. Aborts with `ETableNonEmpty` if any element is left.
public native fun destroy_empty<Element: store>(t: TableVec<Element>);

/// Deletes a vector with whatever elements it has, if they have `drop`. They are not visited: they
/// stay in storage, unreachable and without a rebate.
public native fun drop<Element: drop + store>(t: TableVec<Element>);

/// Exchanges the elements at two indices; equal indices leave everything as it is. Aborts with
/// `EIndexOutOfBound` if either index is too large.
public native fun swap<Element: store>(t: &mut TableVec<Element>, i: u64, j: u64);

/// Takes out the element at an index, moves the last element into its place and returns the one
/// taken out. It takes constant time but changes the order. Aborts with `EIndexOutOfBound` if
/// there is no such element.
public native fun swap_remove<Element: store>(t: &mut TableVec<Element>, i: u64): Element;
