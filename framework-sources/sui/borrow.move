/// Lends an object out within a transaction and makes sure that the same object comes back.
///
/// A programmable transaction block cannot keep a mutable reference from one command to the next.
/// With a `Referent` it receives the object by value instead, together with a `Borrow` that cannot
/// be stored or dropped. The transaction can end only after `put_back` has taken both.
module sui::borrow;

/// Raised by `put_back` when the receipt was issued by another `Referent`.
const EWrongBorrow: u64 = 0;

/// Raised by `put_back` when a different object of the same type is returned.
const EWrongValue: u64 = 1;

/// Holds an object and lends it out. It has only `store`: keep it in a field of your own object
/// and decide there who may borrow.
public struct Referent<T: key + store> has store {
    /// Unique address that ties a receipt to this holder.
    id: address,
    /// The object, or nothing while it is lent out.
    value: Option<T>,
}

/// Receipt for a lent object. It has no abilities, so the only way to get rid of it is `put_back`.
public struct Borrow {
    /// Identifies the `Referent` that lent the object.
    ref: address,
    /// ID of the lent object.
    obj: ID,
}

/// Puts an object into a new `Referent`, from which it can be borrowed.
public native fun new<T: key + store>(value: T, ctx: &mut TxContext): Referent<T>;

/// Hands out the object by value along with the receipt for it. Aborts with
/// `option::EOPTION_NOT_SET` if it is lent out already.
public native fun borrow<T: key + store>(self: &mut Referent<T>): (T, Borrow);

/// Returns a lent object and consumes its receipt. Aborts with `EWrongValue` if it is not the
/// object that was lent and with `EWrongBorrow` if it came from another `Referent`.
public native fun put_back<T: key + store>(self: &mut Referent<T>, value: T, borrow: Borrow);

/// Dissolves the holder and returns the object. Aborts with `option::EOPTION_NOT_SET` while the
/// object is lent out.
public native fun destroy<T: key + store>(self: Referent<T>): T;
