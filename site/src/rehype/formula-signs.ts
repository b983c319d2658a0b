/** The signs that formulas may hold: the fonts of formulas are cut down to them. Pure. */

const signsFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const GREEK = 'αβγδεθλμπρσφωΓΔΘΛΠΣΦΩ';
const RELATIONS = '=≠≈≡≤≥≺∼∈∉⊂⊆→←↦⇒⇔⟺∣∥';
const OPERATORS = '±×÷·⋅−∑∏√∩∪∧∨¬∀∃∅∞⌊⌋⌈⌉';
/** Dots, primes, bars, and the spaces and marks that KaTeX puts between signs. */
const OTHERS = '…⋯′ˉℓ\u00a0\u2009\u200b\u2061\ue020';

export const FORMULA_SIGNS = signsFrom(0x20, 0x7e) + GREEK + RELATIONS + OPERATORS + OTHERS;
