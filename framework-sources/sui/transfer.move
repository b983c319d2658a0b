module sui::transfer;

use sui::party::Party;

const ESharedNonNewObject: u64 = 0;

const EBCSSerializationFailure: u64 = 1;

const EReceivingObjectTypeMismatch: u64 = 2;

const EUnableToReceiveObject: u64 = 3;

const ESharedObjectOperationNotSupported: u64 = 4;

const ENotSupported: u64 = 5;

#[error]
const EInvalidPartyPermissions: vector<u8> = b"Party transfer is currently limited to one party.";

public struct Receiving<phantom T: key> has drop {
    id: ID,
    version: u64,
}

public native fun transfer<T: key>(obj: T, recipient: address);

public native fun public_transfer<T: key + store>(obj: T, recipient: address);

public native fun party_transfer<T: key>(obj: T, party: Party);

public native fun public_party_transfer<T: key + store>(obj: T, party: Party);

public native fun freeze_object<T: key>(obj: T);

public native fun public_freeze_object<T: key + store>(obj: T);

public native fun share_object<T: key>(obj: T);

public native fun public_share_object<T: key + store>(obj: T);

public native fun receive<T: key>(parent: &mut UID, to_receive: Receiving<T>): T;

public native fun public_receive<T: key + store>(parent: &mut UID, to_receive: Receiving<T>): T;

public native fun receiving_object_id<T: key>(receiving: &Receiving<T>): ID;

public(package) native fun freeze_object_impl<T: key>(obj: T);

public(package) native fun share_object_impl<T: key>(obj: T);

public(package) native fun party_transfer_impl<T: key>(
    obj: T,
    default_permissions: u64,
    addresses: vector<address>,
    permissions: vector<u64>,
);

public(package) native fun transfer_impl<T: key>(obj: T, recipient: address);
