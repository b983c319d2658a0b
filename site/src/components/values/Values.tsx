/** The values that samples of this page leave open: filled in once, shown in all samples of all pages, kept in this browser only. */

import { stored, keep } from '@site/src/deferred-hydration/storage';
import { fields, isFieldName, displayedValue, type FieldName } from '@site/src/values/fields';
import { fillSamples } from '@site/src/values/fill';
import { networks } from '@site/src/components/api-ref/networks';
import React, { useEffect, useRef, type ReactNode } from 'react';
import styles from './values.module.css';

type Control = HTMLInputElement | HTMLSelectElement;

interface ValuesProps {
  /** Those of fields, with blanks between them. */
  readonly names: string;
  /** The key of the one that all samples name. */
  readonly network?: string;
}

export default function Values({ names, network }: ValuesProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const displayed = names.split(' ').filter(isFieldName);
  useEffect(() => {
    for (const control of controlsOf(form.current)) {
      const known = stored(fields[control.name].key);
      if (known) control.value = known;
    }
    fillSamples(document);
  }, [names]);
  return (
    <form
      ref={form}
      className={styles.values}
      aria-label="Your values"
      data-tool=""
      data-values={displayed.map((name) => fields[name].key).join(' ')}
      onChange={({ target }) => take(target as unknown as Control)}
      onReset={() => clear(form.current)}
      onSubmit={(event) => event.preventDefault()}
    >
      {displayed.map((name) => (
        <label key={name} className={styles.field}>
          <span>{fields[name].label}</span>
          <FieldControl name={name} network={network} />
        </label>
      ))}
      <button type="reset" className={styles.clear}>
        Clear
      </button>
      <small className={styles.note}>Shown in the samples, and kept in this browser only.</small>
    </form>
  );
}

function FieldControl({
  name,
  network,
}: { readonly name: FieldName } & Pick<ValuesProps, 'network'>): ReactNode {
  const written = networks.find(({ key }) => key === network)?.label;
  const { form, hint } = fields[name];
  if (form === null)
    return (
      <select name={name}>
        <option value="">{written === undefined ? 'As written' : `${written}, as written`}</option>
        {networks.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <input name={name} pattern={form} placeholder="0x…" spellCheck={false} autoComplete="off" />
      <small className={styles.hint}>{`Must be ${hint}.`}</small>
    </>
  );
}

function controlsOf(form: HTMLFormElement | null): (Control & { readonly name: FieldName })[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Control & { readonly name: FieldName } =>
      'name' in element && isFieldName(String(element.name)),
  );
}

/** What has not the form that it must have is said, and neither kept nor shown. */
function take(control: Control): void {
  const { name, value } = control;
  if (!isFieldName(name)) return;
  const isGood = value === '' || displayedValue(name, value.trim(), '') !== null;
  control.setAttribute('aria-invalid', String(!isGood));
  keep(fields[name].key, isGood ? value.trim() : '');
  fillSamples(document);
}

function clear(form: HTMLFormElement | null): void {
  for (const [name, { key }] of Object.entries(fields)) if (isFieldName(name)) keep(key, '');
  for (const control of controlsOf(form)) control.removeAttribute('aria-invalid');
  fillSamples(document);
}
