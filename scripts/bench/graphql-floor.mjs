/**
 * The least any generator must do with a schema: read, parse, build, visit every type, write one
 * small file a page. What the generator costs is a ratio to this. Plain JavaScript, as anybody would
 * write it. Arguments: the schema, the folder to write to.
 */

import fs from 'node:fs';
import path from 'node:path';
import {
  buildASTSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql';

const [file = '', out = ''] = process.argv.slice(2);
const schema = buildASTSchema(parse(fs.readFileSync(file, 'utf8')), { assumeValidSDL: true });
let parts = 0;
/** @type {string[]} */
const names = [];
for (const type of Object.values(schema.getTypeMap())) {
  if (type.name.startsWith('__')) continue;
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) parts += 1 + field.args.length;
    if (type === schema.getQueryType() || type === schema.getMutationType())
      names.push(...Object.keys(type.getFields()));
    else names.push(type.name);
  } else {
    if (isEnumType(type)) parts += type.getValues().length;
    if (isInputObjectType(type)) parts += Object.keys(type.getFields()).length;
    names.push(type.name);
  }
}
fs.mkdirSync(out, { recursive: true });
for (const [index, name] of names.entries()) {
  fs.writeFileSync(
    path.join(out, `${index}-${name}.mdx`),
    `# ${name}\n\n${parts} parts in the schema.\n`,
  );
}
