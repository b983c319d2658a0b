/** A transaction under construction. */
declare const tx: import('@mysten/sui/transactions').Transaction;
// fragment
