/** A value for a field that no sample names. Pure. */

import { sampleAddress, sampleAmount, sampleBase64, sampleDigest } from './sample-bytes.ts';
import type { Shape } from './shapes.ts';

export interface PlainContext {
  readonly owner: string;
  readonly name: string;
  readonly index: number;
}

/** What a name ends with tells what it holds. */
export function plainValue(shape: Shape, context: PlainContext): unknown {
  const word = `${context.owner} ${context.name}${context.index === 0 ? '' : ` ${context.index}`}`;
  if (shape.kind === 'literal') return shape.value;
  if (shape.kind === 'boolean') return true;
  if (shape.kind === 'number') return 1;
  if (shape.kind === 'null') return null;
  if (shape.kind === 'any') return {};
  if (/(Id|_id)$/.test(context.name)) return sampleAddress(word);
  if (/digest/i.test(context.name)) return sampleDigest(word);
  if (/Bytes$|bcs|Possession$/i.test(context.name)) return sampleBase64(word, 48);
  if (/cursor/i.test(context.name)) return sampleAddress('object 1');
  if (/Epoch$|Counter$|Size$|Records$/.test(context.name)) return '12';
  if (context.name.startsWith('safeMode')) return '0';
  if (
    /[Bb]alance|[Aa]mount|[Ss]take|[Ss]upply|[Rr]eward|Charge|Rebate|Inflow|Reinvestment|Fees|Distribut|Threshold|Withdraw|Pool/.test(
      context.name,
    )
  )
    return sampleAmount(word);
  return '1';
}
