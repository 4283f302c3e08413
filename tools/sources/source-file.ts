import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from '../steps/root.ts';

const SOURCES = ['{apps,packages}/*/src/**/*.{ts,tsx}', 'tests/**/*.ts'];

/** A node of the syntax tree, with the fields that the rules read. */
export interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface SourceFile {
  /** Relative to the project root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly tree: SyntaxNode;
  /** Imports and re-exports, types included: a project path if it resolves to one, else the package name. */
  readonly imports: readonly string[];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const gather = (node: SyntaxNode, nodes: SyntaxNode[]): SyntaxNode[] => {
  nodes.push(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const child of value as unknown[]) if (isNode(child)) gather(child, nodes);
    } else if (isNode(value)) gather(value, nodes);
  }
  return nodes;
};

const gathered = new WeakMap<SyntaxNode, readonly SyntaxNode[]>();

/** Every node of a tree, parents first. */
export const nodesOf = (tree: SyntaxNode): readonly SyntaxNode[] => {
  const known = gathered.get(tree) ?? gather(tree, []);
  gathered.set(tree, known);
  return known;
};

const literalOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value['value'] === 'string' ? value['value'] : null;

/** A relative path, `#app/…` inside an app and `@madang/name/…` all become a path of the project. */
export const resolveImport = (specifier: string, from: string): string => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#app/')) return `${from.split('/', 2).join('/')}/src/${specifier.slice('#app/'.length)}`;
  const ours = /^@madang\/([^/]+)\/(.+)$/.exec(specifier);
  if (!ours) return specifier;
  const [, name = '', rest = ''] = ours;
  const room = ['demo', 'media', 'pay', 'server', 'web'].includes(name) ? 'apps' : 'packages';
  return `${room}/${name}/src/${rest}`;
};

/** Reads a file's text: `import`, `export … from`, `import(…)` and types in the form `import('…')`. */
export const sourceFile = (path: string, text: string): SourceFile => {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const tree = program as unknown as SyntaxNode;
  const imports: string[] = [];
  for (const node of gather(tree, [])) {
    if (
      !['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration', 'ImportExpression', 'TSImportType'].includes(
        node.type,
      )
    )
      continue;
    const specifier = literalOf(node['source']) ?? literalOf(node['argument']);
    if (specifier !== null) imports.push(resolveImport(specifier, path));
  }
  return { path, text, tree, imports };
};

/** Path and text of every source of the project, tests included, without parsing, which takes seconds. */
export const readTexts = (): readonly Pick<SourceFile, 'path' | 'text'>[] =>
  globSync(SOURCES, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('tests/architecture/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));

let read: readonly SourceFile[] | undefined;

/** All source files of the project, tests included. */
export const readSources = (): readonly SourceFile[] => {
  read ??= readTexts().map(({ path, text }) => sourceFile(path, text));
  return read;
};

/** Commands, benchmarks and the architecture rules themselves, which no import rule is about. */
export const readTools = (): readonly SourceFile[] =>
  globSync('{tools,bench,tests/architecture}/**/*.{ts,mjs}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => sourceFile(path, readFileSync(`${ROOT}${path}`, 'utf8')));

export const isTest = ({ path }: SourceFile): boolean => /\.(test|suite|fixture|journey)\.tsx?$|\/testing\/|^tests\//.test(path);
