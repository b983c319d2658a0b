module deepbook::vault;

use std::type_name::TypeName;

public struct FlashLoan {
    pool_id: ID,
    borrow_quantity: u64,
    type_name: TypeName,
}
