/** The GraphQL reference on the real schema: invariants, not goldens. */

import fs from 'node:fs';
import path from 'node:path';
import { buildASTSchema, parse, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { reference } from '../../generators/graphql/reference.ts';
import { pinnedFile } from '../../generators/core/sources.ts';
import { buildModel } from '../../generators/graphql/model/build.ts';
import { sdlOf } from '../../generators/graphql/pages/sdl.ts';
import { contractErrors, deadLinks } from '../support/contract.ts';
import { documented } from '../support/documented.ts';
import type { RenderedReference } from '../support/run.ts';
import { filesBelow, root, runInto, temporaryFolder } from '../support/run.ts';

const SCHEMA = pinnedFile(root, 'graphql');
const source = fs.readFileSync(path.join(root, SCHEMA), 'utf8');
const schema = buildASTSchema(parse(source));
const model = buildModel(schema);
let run: RenderedReference;

beforeAll(async () => {
  run = await documented(reference);
});

describe('the GraphQL reference of the documented release', () => {
  it('has a page for every operation, type and directive of the schema', () => {
    const named = (
      source.match(/^(?:type|interface|union|enum|input|scalar|directive) @?\w+/gm) ?? []
    ).length;
    // Two root types have no page; three directives and some scalars come with GraphQL itself.
    expect(named).toBeGreaterThan(150);
    expect(run.pages.size).toBe(model.entities.length + 11);
  });

  it('keeps the page contract on every page', () => {
    const errors = [...run.pages].flatMap(([route, text]) =>
      contractErrors(text).map((error) => `${route} ${error}`),
    );
    expect(errors).toEqual([]);
  });

  it('links only to places that exist', () => {
    const isElsewhere = (route: string): boolean => route === '/references';
    expect(deadLinks([...run.pages.values()], isElsewhere)).toEqual([]);
  });

  it('names every entity on an index page', () => {
    const indexes = [...run.pages.values()].filter((text) =>
      text.startsWith('---\ntitle: "GraphQL '),
    );
    expect(indexes).toHaveLength(11);
    const all = indexes.join('\n');
    const routes =
      run.prepared?.targets
        .filter((target) => target.anchor === null)
        .map((target) => target.route) ?? [];
    expect(routes.filter((route) => !all.includes(`(${route})`))).toEqual([]);
  });

  it('gives every page a description of its own', () => {
    const descriptions = [...run.pages.values()].map(
      (text) => /^description: (.*)$/m.exec(text)?.[1] ?? '',
    );
    expect(descriptions.length - new Set(descriptions).size).toBeLessThanOrEqual(8);
    expect(descriptions.filter((description) => /[{}<>]|undefined/.test(description))).toEqual([]);
  });

  it('shows signatures that are SDL', () => {
    const broken = model.entities.filter((entity) => {
      try {
        parse(
          sdlOf(entity, () => null)
            .map((part) => part.text)
            .join(''),
        );
        return false;
      } catch {
        return true;
      }
    });
    expect(broken.map((entity) => entity.id)).toEqual([]);
  });

  it('shows example queries that the schema accepts, with variables that fit', () => {
    const examples = model.entities.flatMap((entity) =>
      'example' in entity && entity.example ? [{ id: entity.id, ...entity.example }] : [],
    );
    expect(examples.length).toBeGreaterThan(170);
    const errors = examples.flatMap(({ id, query, variables }) => {
      const document = parse(query);
      const errors = validate(schema, document).map((error) => `${id}: ${error.message}`);
      const operation = document.definitions[0];
      const declared =
        operation?.kind === 'OperationDefinition' ? (operation.variableDefinitions ?? []) : [];
      const given = variables === null ? [] : Object.keys(JSON.parse(variables) as object);
      const names = declared.map((definition) => definition.variable.name.value);
      return names.join() === given.join()
        ? errors
        : [...errors, `${id}: declares ${names.join()}, gives ${given.join()}`];
    });
    expect(errors).toEqual([]);
  });

  it('reaches every object type that a query can return', () => {
    const without = model.entities.filter(
      (entity) => entity.kind === 'objects' && entity.example === null,
    );
    // The answer of the mutation is the only object that no query returns.
    expect(without.map((entity) => entity.name)).toEqual(['ExecutionResult']);
  });

  it('gives the same bytes for the same definitions in another order', async () => {
    const folder = temporaryFolder();
    const definitions = parse(source).definitions;
    const shuffled = definitions
      .map((node) => source.slice(node.loc?.start, node.loc?.end))
      .reverse();
    const [first, second] = [path.join(folder, 'a.graphql'), path.join(folder, 'b.graphql')];
    fs.writeFileSync(first, source);
    fs.writeFileSync(second, shuffled.join('\n\n'));
    await runInto(path.join(folder, 'one'), [reference], ['graphql', '--schema', first]);
    await runInto(path.join(folder, 'two'), [reference], ['graphql', '--schema', second]);
    expect([...filesBelow(path.join(folder, 'two'))]).toEqual([
      ...filesBelow(path.join(folder, 'one')),
    ]);
  });

  it('writes nothing in a second run', async () => {
    const out = path.join(temporaryFolder(), 'out');
    const first = await runInto(out, [reference]);
    const inode = fs.statSync(out).ino;
    const second = await runInto(out, [reference]);
    expect(first.written).toBeGreaterThan(230);
    expect([second.written, second.removed, second.unchanged]).toEqual([0, 0, first.written]);
    expect(fs.statSync(out).ino).toBe(inode);
  });
});
