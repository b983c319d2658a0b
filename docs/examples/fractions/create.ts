// Creates a new asset from the compiled template, without a compiler: npx tsx create.ts

import { readFileSync } from 'node:fs';
import {
  get_constants,
  update_constants,
  update_identifiers,
} from '@mysten/move-bytecode-template';
import { bcs } from '@mysten/sui/bcs';
import { SuiClient, getFullnodeUrl } from '@mysten/sui/client';
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519';
import { Transaction } from '@mysten/sui/transactions';
import { fromBase64 } from '@mysten/sui/utils';

const client = new SuiClient({ url: getFullnodeUrl('testnet') });
const keypair = Ed25519Keypair.fromSecretKey(process.env.SUI_PRIVATE_KEY ?? '');

// region: template
interface Template {
  readonly modules: readonly string[];
  readonly dependencies: string[];
}

const { modules, dependencies } = JSON.parse(readFileSync('template.json', 'utf8')) as Template;
// endregion: template

// region: customize
interface Wanted {
  readonly module: string;
  readonly name: string;
  readonly symbol: string;
  readonly description: string;
  readonly total: bigint;
}

const text = (value: string): Uint8Array => bcs.string().serialize(value).toBytes();
const number = (value: bigint): Uint8Array => bcs.u64().serialize(value).toBytes();

/** The template's bytecode with other names and other constants. */
function customize(template: Uint8Array, wanted: Wanted): Uint8Array {
  if (!/^[a-z][a-z0-9_]{0,60}$/.test(wanted.module)) throw new Error('no name for a module');
  const changes = [
    [text('Template name'), text(wanted.name), 'Vector(U8)'],
    [text('TMPL'), text(wanted.symbol), 'Vector(U8)'],
    [text('Template description'), text(wanted.description), 'Vector(U8)'],
    [number(123_456_789n), number(wanted.total), 'U64'],
  ] as const;
  // A new value that equals an old one would be changed again.
  const olds = changes.map(([old]) => String(old));
  if (changes.some(([, value]) => olds.includes(String(value))))
    throw new Error('a value is one of the template');
  let bytes = update_identifiers(template, {
    template: wanted.module,
    TEMPLATE: wanted.module.toUpperCase(),
  });
  for (const [old, value, type] of changes) {
    const before = JSON.stringify(get_constants(bytes));
    bytes = update_constants(bytes, value, old, type);
    if (JSON.stringify(get_constants(bytes)) === before) throw new Error('a constant is missing');
  }
  return bytes;
}
// endregion: customize

// region: publish
const bytes = customize(fromBase64(modules[0]), {
  module: 'vineyard',
  name: 'South slope vineyard',
  symbol: 'VINE',
  description: 'One share is one row of vines.',
  total: 400n,
});

const tx = new Transaction();
const [upgradeCap] = tx.publish({ modules: [[...bytes]], dependencies });
tx.moveCall({ target: '0x2::package::make_immutable', arguments: [upgradeCap] });
const { digest } = await client.signAndExecuteTransaction({ signer: keypair, transaction: tx });
const { objectChanges } = await client.waitForTransaction({
  digest,
  options: { showObjectChanges: true },
});
const published = objectChanges?.find(({ type }) => type === 'published');
if (published?.type !== 'published') throw new Error('nothing was published');
/** The ID of the one created object whose type contains this text. */
function idOf(text: string): string {
  const found = objectChanges?.find(
    (change) => change.type === 'created' && change.objectType.includes(text),
  );
  return found?.type === 'created' ? found.objectId : '';
}
console.log(`export ASSET_TYPE=${published.packageId}::vineyard::VINEYARD`);
console.log(`export ASSET_ID=${idOf('::asset::Asset<')}`);
console.log(`export ASSET_CAP_ID=${idOf('::asset::AssetCap<')}`);
// endregion: publish
