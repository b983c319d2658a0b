module deepbook::vault;

public struct FlashLoan {
    pool_id: ID,
    borrow_quantity: u64,
}
