/** Fields of structs and variants of enums, each with the doc comment before it. Pure. */

import type { FieldList, ReadField, ReadVariant } from '../declarations.ts';
import { eachChild, nameHere } from './cursor.ts';
import { eachDraft } from './drafts.ts';
import type { ModulePosition } from './types.ts';
import { isType, readType } from './types.ts';

/** With the cursor at the body of a struct or variant. */
export function readFields(position: ModulePosition, parameters: ReadonlySet<string>): FieldList {
  const fields: ReadField[] = [];
  let isPositional = false;
  eachChild(position, (list) => {
    if (!list.endsWith('_fields')) return;
    isPositional = list === 'positional_fields';
    eachDraft(position, ({ kind, doc }) => {
      if (isType(kind))
        fields.push({ name: String(fields.length), type: readType(position, parameters), doc });
      else if (kind === 'field_annotation') fields.push(readField(position, doc, parameters));
    });
  });
  return { isPositional, fields };
}

function readField(
  position: ModulePosition,
  doc: string | null,
  parameters: ReadonlySet<string>,
): ReadField {
  let name = '';
  let type: ReadField['type'] = { kind: 'placeholder' };
  eachChild(position, (kind) => {
    if (kind === 'field_identifier') name = nameHere(position);
    else if (isType(kind)) type = readType(position, parameters);
  });
  return { name, type, doc };
}

/** With the cursor at the body of an enum. */
export function readVariants(
  position: ModulePosition,
  parameters: ReadonlySet<string>,
): readonly ReadVariant[] {
  const variants: ReadVariant[] = [];
  eachDraft(position, ({ kind, doc }) => {
    if (kind !== 'variant') return;
    let name = '';
    let list: FieldList = { isPositional: false, fields: [] };
    eachChild(position, (part) => {
      if (part === 'variant_identifier') name = nameHere(position);
      else if (part === 'datatype_fields') list = readFields(position, parameters);
    });
    variants.push({ name, doc, ...list });
  });
  return variants;
}
