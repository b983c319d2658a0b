/** Names of Python and Go that a block uses and nobody gives: no built-in, import, parameter or assignment of the block. Pure. */

import type { Node } from 'web-tree-sitter';
import { childrenOf } from '../../grammars.ts';
import { propose, renameOf } from '../../proposal.ts';
import type { UnitResult } from '../model.ts';
import { startOf } from './start.ts';

interface Rules {
  /** What the language gives to every file. */
  readonly builtIn: ReadonlySet<string>;
  /** Field by node that holds what the node binds; a node without one binds all that is in it. */
  readonly binding: Readonly<Record<string, string>>;
  /** Fields whose names are looked up in a value or in a call, by node. */
  readonly members: Readonly<Record<string, string>>;
  /** Whether a block is more than an excerpt, whose names may come from the text before it. */
  readonly isWhole: (root: Node) => boolean;
}

const terms = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** `dir(builtins)` of Python 3.11, and the names that every module has. */
const PYTHON_NAMES = terms(`
ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError
BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError
DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception ExceptionGroup False FileExistsError
FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError
IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError
NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning
PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning
StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError
UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning
ValueError Warning ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr
classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format
frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max
memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted
staticmethod str sum super tuple type vars zip __name__ __file__ __doc__ __builtins__ self cls
`);

/** Predeclared identifiers of the Go specification, 1.24. */
const GO_NAMES = terms(`
any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8
uint16 uint32 uint64 uintptr true false iota nil append cap clear close complex copy delete imag len make max min new
panic print println real recover _
`);

const RULES: Readonly<Record<string, Rules>> = {
  python: {
    builtIn: PYTHON_NAMES,
    binding: {
      ...{ assignment: 'left', augmented_assignment: 'left', named_expression: 'name' },
      ...{ for_statement: 'left', for_in_clause: 'left', as_pattern: 'alias' },
      ...{ function_definition: 'name', class_definition: 'name', aliased_import: 'alias' },
      ...{ default_parameter: 'name', typed_default_parameter: 'name', keyword_argument: 'name' },
      ...{ import_statement: 'name', import_from_statement: 'name', case_clause: '' },
      ...{ parameters: '', lambda_parameters: '', global_statement: '', type_parameter: '' },
    },
    members: { attribute: 'attribute', import_from_statement: 'module_name' },
    isWhole: (root) => /(?:^|\n)(?:import|from) \w/.test(root.text),
  },
  go: {
    builtIn: GO_NAMES,
    binding: {
      ...{ short_var_declaration: 'left', range_clause: 'left', receive_statement: 'left' },
      ...{ var_spec: 'name', const_spec: 'name', type_spec: 'name', function_declaration: 'name' },
      ...{ parameter_declaration: 'name', variadic_parameter_declaration: 'name' },
      ...{
        type_parameter_declaration: 'name',
        type_switch_statement: 'alias',
        keyed_element: 'key',
      },
    },
    members: { selector_expression: 'field' },
    isWhole: (root) => /(?:^|\n)package \w/.test(root.text),
  },
};

/** Nothing for other languages, and for files that import names without naming them. */
export function checkNames(root: Node, code: string, language: string): readonly UnitResult[] {
  const rules = RULES[language];
  if (!rules || /(?:^|\n)\s*from \S+ import \*|(?:^|\n)\s*(?:import )?\. "/.test(code)) return [];
  const bound = new Set(importsIn(root));
  const used = new Map<string, Node>();
  visit(root, { rules, bound, used });
  const isWhole = rules.isWhole(root);
  return [...used].flatMap(([name, node]) => {
    if (bound.has(name) || rules.builtIn.has(name)) return [];
    const near = propose(name, [...bound, ...rules.builtIn]);
    if (!near && !isWhole) return [];
    const to = renameOf(near);
    const { line, column } = startOf(node, code);
    return [
      {
        ...({ level: 'error', block: 0, line, column, code: `${language}-unknown-name` } as const),
        message: `nothing in this block defines \`${name}\``,
        fix: near
          ? `did you mean \`${near.to}\`?`
          : 'import it, assign it, or show where it is from',
        rename: to === null ? null : { column, from: name, to },
      },
    ];
  });
}

interface Names {
  readonly rules: Rules;
  readonly bound: Set<string>;
  /** The first use of each. */
  readonly used: Map<string, Node>;
}

function visit(node: Node, names: Names): void {
  const { binding, members } = names.rules;
  const field = binding[node.type];
  if (field === '') bindAll(node, names);
  for (const [at, child] of childrenOf(node).entries()) {
    const own = node.fieldNameForChild(at);
    if (own !== null && own === members[node.type]) continue;
    if (field && own === field) bindAll(child, names);
    if (child.type === 'identifier' && !names.used.has(child.text))
      names.used.set(child.text, child);
    visit(child, names);
  }
}

/** `a, b` binds both; `a.b = c` and `a[b] = c` bind nothing. */
function bindAll(node: Node, names: Names): void {
  if (/^(?:attribute|subscript|selector_expression|index_expression)$/.test(node.type)) return;
  if (node.childCount === 0) names.bound.add(node.text);
  for (const child of childrenOf(node)) bindAll(child, names);
}

/** `import "google.golang.org/grpc/credentials/insecure"`: any word of the path may be the name of the package. */
function importsIn(root: Node): readonly string[] {
  const specs = root.descendantsOfType('import_spec') as Node[];
  return specs.flatMap(({ text }) => text.match(/\w+/g) ?? []);
}
