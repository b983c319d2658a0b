/** An answer as pieces of text, those that match marked. Pure. */

import type { Answer } from './search';

export interface DisplayedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** `split<T>(self: &mut Coin<T>, split_amount: u64): Coin<T>`. Types go by their last name. */
export function displayedSignature({
  found,
  parameters,
  returns,
}: Answer): readonly DisplayedPiece[] {
  const { entry } = found;
  const generics = entry.generics.map(([name, abilities]) =>
    abilities === '' ? name : `${name}: ${abilities.replaceAll(' ', ' + ')}`,
  );
  const pieces: DisplayedPiece[] = [
    plain(`${entry.name}${generics.length === 0 ? '' : `<${generics.join(', ')}>`}(`),
  ];
  found.parameters.forEach((type, position) => {
    const name = entry.parameters[position]?.[0] ?? '_';
    pieces.push(
      plain(`${position === 0 ? '' : ', '}${name}: `),
      piece(type.text, parameters.has(position)),
    );
  });
  pieces.push(plain(')'));
  if (found.returns.length === 0) return pieces;
  pieces.push(plain(found.returns.length === 1 ? ': ' : ': ('));
  found.returns.forEach((type, position) => {
    if (position > 0) pieces.push(plain(', '));
    pieces.push(piece(type.text, returns.has(position)));
  });
  return found.returns.length === 1 ? pieces : [...pieces, plain(')')];
}

function plain(text: string): DisplayedPiece {
  return { text, isMarked: false };
}

function piece(text: string, isMarked: boolean): DisplayedPiece {
  return { text: shortNames(text), isMarked };
}

/** `sui::coin::Coin<sui::sui::SUI>` → `Coin<SUI>`. */
export function shortNames(text: string): string {
  return text.replace(/\w+::\w+::(?=\w)/g, '');
}
