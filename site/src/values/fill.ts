/** Shows a reader's values in the samples of a page. Touches the page and its storage. */

import { stored } from '../deferred-hydration/storage';
import { fields, isFieldName, displayedValue, type FieldName } from './fields';
import { filledText } from './marks';

/** Null where there is none, or none of the form that it must have. */
function valueOf(name: FieldName, was: string): string | null {
  return displayedValue(name, stored(fields[name].key) ?? '', was);
}

export function fillSamples(within: ParentNode): void {
  for (const mark of within.querySelectorAll<HTMLElement>('[data-value]')) {
    const { value: name = '' } = mark.dataset;
    if (!isFieldName(name)) continue;
    const was = (mark.dataset['was'] ??= mark.textContent ?? '');
    const value = valueOf(name, was);
    mark.toggleAttribute('data-filled', value !== null);
    mark.textContent = value ?? was;
  }
  for (const button of within.querySelectorAll<HTMLElement>('[data-copy]')) {
    const whole = (button.dataset['whole'] ??= button.dataset['copy'] ?? '');
    button.dataset['copy'] = filledText(whole, valueOf);
  }
}
