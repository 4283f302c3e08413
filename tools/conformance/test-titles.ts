import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../sources/source-file.ts';

export interface TestTitle {
  readonly path: string;
  readonly title: string;
}

/** Root identifier of a call: `test` for `test(…)`, `test.each(…)(…)` and `test.describe(…)`. */
const rootOf = (callee: unknown): string | null => {
  const node = (callee ?? {}) as SyntaxNode;
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression') return rootOf(node['object']);
  return node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression'
    ? rootOf(node['callee'] ?? node['tag'])
    : null;
};

const textOf = (argument: unknown): string | null => {
  const node = (argument ?? {}) as SyntaxNode;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node['quasis'] as { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join('…');
};

/** The tests of a file with the call that declares each. A `test.each` table is one entry. */
export const testsIn = (file: SourceFile): readonly { readonly title: string; readonly node: SyntaxNode }[] =>
  nodesOf(file.tree)
    .filter((node) => node.type === 'CallExpression' && ['test', 'it', 'describe'].includes(rootOf(node['callee']) ?? ''))
    .flatMap((node) => {
      const title = textOf((node['arguments'] as unknown[])[0]);
      return title === null ? [] : [{ title, node }];
    });

/** The titles of all tests. Titles of `test.each` tables keep their placeholders. */
export const testTitles = (files: readonly SourceFile[]): readonly TestTitle[] =>
  files
    .filter((file) => isTest(file) && /\.(test|journey)\.tsx?$/.test(file.path))
    .flatMap((file) => testsIn(file).map(({ title }) => ({ path: file.path, title })));

/** `a title [CA-10] [PL-43]` names the requirements that the test proves. */
export const tagsIn = (title: string): readonly string[] =>
  [...title.matchAll(/\[([A-Z]{2}-\d{2,3})\]/g)].map(([, id = '']) => id);
