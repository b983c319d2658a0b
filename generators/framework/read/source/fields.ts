/** Fields of structs and variants of enums, each with the doc comment before it. Pure. */

import type { FieldList, ReadField, ReadVariant } from '../declarations.ts';
import { eachChild, nameHere } from './cursor.ts';
import { eachDraft } from './drafts.ts';
import type { ModulePlace } from './types.ts';
import { isType, readType } from './types.ts';

/** With the cursor at the body of a struct or variant. */
export function readFields(place: ModulePlace, parameters: ReadonlySet<string>): FieldList {
  const fields: ReadField[] = [];
  let isPositional = false;
  eachChild(place, (list) => {
    if (!list.endsWith('_fields')) return;
    isPositional = list === 'positional_fields';
    eachDraft(place, ({ kind, doc }) => {
      if (isType(kind))
        fields.push({ name: String(fields.length), type: readType(place, parameters), doc });
      else if (kind === 'field_annotation') fields.push(readField(place, doc, parameters));
    });
  });
  return { isPositional, fields };
}

function readField(
  place: ModulePlace,
  doc: string | null,
  parameters: ReadonlySet<string>,
): ReadField {
  let name = '';
  let type: ReadField['type'] = { kind: 'placeholder' };
  eachChild(place, (kind) => {
    if (kind === 'field_identifier') name = nameHere(place);
    else if (isType(kind)) type = readType(place, parameters);
  });
  return { name, type, doc };
}

/** With the cursor at the body of an enum. */
export function readVariants(
  place: ModulePlace,
  parameters: ReadonlySet<string>,
): readonly ReadVariant[] {
  const variants: ReadVariant[] = [];
  eachDraft(place, ({ kind, doc }) => {
    if (kind !== 'variant') return;
    let name = '';
    let list: FieldList = { isPositional: false, fields: [] };
    eachChild(place, (part) => {
      if (part === 'variant_identifier') name = nameHere(place);
      else if (part === 'datatype_fields') list = readFields(place, parameters);
    });
    variants.push({ name, doc, ...list });
  });
  return variants;
}
