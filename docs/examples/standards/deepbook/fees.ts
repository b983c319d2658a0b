// What one taker pays for one trade, in four ways: npx tsx fees.ts

/** 100 SUI sold at 3.50 USDC, while one DEEP costs 0.14 USDC. */
const base = 100;
const quote = base * 3.5;
const usdcPerDeep = 0.14;

/** The rates of a new volatile pool: 10 basis points for takers. */
const takerRate = 0.001;
const inputFeeMultiplier = 1.25;

const deepFee = (quote * takerRate) / usdcPerDeep;
const inputFee = base * takerRate * inputFeeMultiplier;

const ways = [
  { way: 'fee in SUI', fee: inputFee, coin: 'SUI', usdc: (inputFee * quote) / base },
  { way: 'fee in DEEP', fee: deepFee, coin: 'DEEP', usdc: deepFee * usdcPerDeep },
  { way: 'DEEP and stake', fee: deepFee / 2, coin: 'DEEP', usdc: (deepFee / 2) * usdcPerDeep },
  { way: 'whitelisted pool', fee: 0, coin: 'DEEP', usdc: 0 },
];

for (const { way, fee, coin, usdc } of ways) {
  console.log(
    `${way.padEnd(16)} ${fee.toFixed(4).padStart(7)} ${coin.padEnd(4)} = ${usdc.toFixed(4)} USDC`,
  );
}
