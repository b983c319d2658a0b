// Prints the deposit addresses of the first customers: npx tsx derive.ts 3

import { addressOf, depositKey, readAddress } from './addresses';

const words = process.env.DEPOSIT_WORDS ?? '';
for (let customer = 0; customer < Number(process.argv[2] ?? 3); customer += 1) {
  const publicKey = depositKey(words, customer).getPublicKey().toRawBytes();
  console.log(customer, addressOf(publicKey));
}

for (const typed of ['0xb0b', '  0XB0B', `0x${'0'.repeat(63)}2`, `0x${'g'.repeat(64)}`]) {
  try {
    console.log(readAddress(typed));
  } catch (error) {
    console.log(`${typed.slice(0, 10)}: ${(error as Error).message}`);
  }
}
