import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface NodePath {
  readonly node: { readonly type: string; readonly value: number };
  readonly key: string | number | null;
  readonly parent: { readonly type: string };
}

interface Mutator {
  readonly name: string;
  mutate(path: NodePath): Iterable<object>;
}

/** Parents of a number that is a name or a type, not a value. */
const noValue = new Set(['TSLiteralType', 'TSEnumMember', 'ImportDeclaration']);

/** Adds one to a number, which may be a limit, a count of days or an index. */
const numberMutator: Mutator = {
  name: 'NumericLiteral',
  *mutate({ node, parent, key }) {
    const isName = key === 'key' || noValue.has(parent.type);
    if (node.type === 'NumericLiteral' && !isName) yield { type: 'NumericLiteral', value: node.value + 1 };
  },
};

/** Makes Stryker mutate numbers too, because most limits are numbers; it has no public way to add a mutator. */
export async function mutateNumbers(): Promise<void> {
  const home = path.dirname(createRequire(import.meta.url).resolve('@stryker-mutator/instrumenter/package.json'));
  const list = pathToFileURL(path.join(home, 'dist/src/mutators/mutate.js')).href;
  const { allMutators } = (await import(list)) as { allMutators: Mutator[] };
  if (!allMutators.includes(numberMutator)) allMutators.push(numberMutator);
}
