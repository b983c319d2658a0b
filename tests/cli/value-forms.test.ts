/** Forms that the listing can ask of a value: the line checker knows every one of them, and refuses what does not fit. */

import { expect, it } from 'vitest';
import { factsOf } from '../../generators/cli/data.ts';
import { VALUE_FORMS } from '../../generators/cli/model/facts.ts';
import { readListing } from '../../generators/cli/read/listing/listing.ts';
import { loadLineCheck } from '../../scripts/checks/command-lines/check-line.ts';

const checkCommandLine = await loadLineCheck();

function diagnosticsOf(form: string, value: string): readonly string[] {
  const text = `program: tool
checks:
  - { commands: [''], name: --value, like: '${form}' }
commands:
  - command: ''
    summary: Does things.
    options: [{ name: --value <V>, text: A value. }]
`;
  const { value: program, diagnostics } = readListing([{ path: 'tool.yaml', text }]);
  if (!program) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return checkCommandLine(factsOf(program), `tool --value '${value}'`).map(
    ({ message }) => message,
  );
}

it.each(VALUE_FORMS)('the checker has a rule for "%s"', (form) => {
  // A positive number is anything but zero, and nothing else is zero or a percent sign.
  const wrong = form === 'positive number' ? '0' : '%%';
  expect(diagnosticsOf(form, wrong)).toHaveLength(1);
});

it('a value that fits its form is not a problem', () => {
  expect(diagnosticsOf('alias', 'my-alias')).toEqual([]);
  expect(diagnosticsOf('web address', 'https://example.com')).toEqual([]);
});
