/** What a run found, as lists that can be walked by key. Touches its own element. */

import type { CheckedPackage, PackageResult, TestReport } from '../../move/check-package';
import { button, make } from './dom';

export interface CodeLocation {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** The summary is announced; the lists below it are read when the reader goes there. */
export function showResults(
  box: HTMLElement,
  { results, tests }: CheckedPackage,
  { seconds, goTo }: { readonly seconds: number; readonly goTo: (location: CodeLocation) => void },
): void {
  const summary = summaryOf({ results, tests }, seconds);
  box.replaceChildren(
    make('p', { className: 'summary', textContent: summary }),
    ...(results.length === 0
      ? []
      : [make('ol', { className: 'list' }, ...results.map((result) => resultItem(result, goTo)))]),
    ...(tests.length === 0
      ? []
      : [make('ul', { className: 'list' }, ...tests.map((test) => testItem(test, goTo)))]),
  );
}

export function summaryOf({ results, tests }: CheckedPackage, seconds: number): string {
  const errors = results.filter(({ level }) => level === 'error').length;
  const warnings = results.length - errors;
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  const parts = [
    errors === 0 ? 'Compiled' : countOf(errors, 'error'),
    ...(warnings === 0 ? [] : [countOf(warnings, 'warning')]),
    ...(tests.length === 0 ? [] : [`${passed} of ${countOf(tests.length, 'test')} passed`]),
  ];
  return `${parts.join(', ')}, in ${seconds.toFixed(2)} s.`;
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function resultItem(
  { level, code, message, fix, file, line, column }: PackageResult,
  goTo: (location: CodeLocation) => void,
): HTMLElement {
  const where = button(`${file}:${line}`, () => goTo({ file, line, column }), 'where');
  return make(
    'li',
    { className: level },
    make('span', { className: 'sign', textContent: `${level} ${code} ` }),
    where,
    make('p', { textContent: message }),
    make('p', { className: 'fix', textContent: `Fix: ${fix}` }),
  );
}

function testItem(
  { name, outcome, message, fix, at }: TestReport,
  goTo: (location: CodeLocation) => void,
): HTMLElement {
  const item = make(
    'li',
    { className: outcome === 'failed' ? 'error' : outcome === 'passed' ? 'passed' : 'warning' },
    make('span', { className: 'sign', textContent: `${outcome} ` }),
    make('code', { textContent: name }),
  );
  if (at)
    item.append(
      ' ',
      button(`${at.file}:${at.line}`, () => goTo(at), 'where'),
    );
  if (message !== '')
    item.append(
      make('p', { textContent: message }),
      make('p', { className: 'fix', textContent: `Fix: ${fix}` }),
    );
  return item;
}
