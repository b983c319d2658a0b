/** The shapes of operators' YAML files, from the facts in `schema/operator`. Pure. */

import type { Field, MapShape, Shape } from './shape.ts';
import { anything, either, keys, listOf, mapOf, value, words } from './shape.ts';
import { hasForm } from './value-types.ts';

/** What is read of `schema/operator/<name>-config.json`; it holds more. */
export interface OperatorFile {
  readonly keys: readonly OperatorKey[];
}

interface OperatorType {
  readonly type: string;
  /** For text: what it holds, such as `URL`. */
  readonly remark?: string;
  readonly keys?: readonly OperatorKey[];
  readonly items?: OperatorType;
  readonly items_in_order?: readonly OperatorType[];
  readonly map_values?: OperatorType;
  readonly variants?: readonly {
    readonly name: string;
    readonly aliases?: readonly string[];
    /** `plain string`, or `map with this single key`. */
    readonly form: string;
    readonly value?: OperatorType;
  }[];
}

interface OperatorKey extends OperatorType {
  readonly key: string;
  readonly required: boolean;
  readonly one_of?: readonly string[];
}

export function shapeOfFile({ keys: top }: OperatorFile): MapShape {
  const choices = top.flatMap(({ one_of: choice }) => (choice ? [choice] : []));
  const distinct = new Map(choices.map((choice) => [choice.join(' '), choice]));
  return {
    kind: 'map',
    fields: new Map(top.map((key) => [key.key, fieldOf(key)])),
    others: null,
    isOpen: false,
    choices: [...distinct.values()],
  };
}

function fieldOf(key: OperatorKey): Field {
  return { shape: shapeOf(key), isRequired: key.required };
}

const DURATION = keys('', { secs: value('u64'), nanos: value('u32') });

function shapeOf(key: OperatorType): Shape {
  if (key.keys) return shapeOfFile({ keys: key.keys });
  if (key.type === 'duration') return DURATION;
  if (key.variants) return choiceOf(key.variants);
  if (key.type === 'map') return mapOf(key.map_values ? shapeOf(key.map_values) : anything);
  const { type, remark = '' } = key;
  if (type !== 'list') return value(type === 'string' && hasForm(remark) ? remark : type);
  const items = key.items ? [key.items] : (key.items_in_order ?? []);
  return listOf(items.length === 0 ? anything : either(...items.map(shapeOf)));
}

function choiceOf(variants: NonNullable<OperatorType['variants']>): Shape {
  const namesOf = ({ name, aliases = [] }: (typeof variants)[number]): readonly string[] => [
    name,
    ...aliases,
  ];
  const plain = variants.filter(({ form }) => form === 'plain string').flatMap(namesOf);
  const mapped = variants.filter(({ form }) => form !== 'plain string');
  const inner = mapped.flatMap((variant) =>
    namesOf(variant).map((name) => [name, variant.value ? shapeOf(variant.value) : anything]),
  );
  return either(
    ...(plain.length > 0 ? [words(plain.join(' '))] : []),
    ...(mapped.length > 0 ? [keys('', Object.fromEntries(inner) as Record<string, Shape>)] : []),
  );
}
