import { Transaction } from '@mysten/sui/transactions';

const tx = new Transaction();

// fragment
