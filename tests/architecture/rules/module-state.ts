import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';
import { ruleAboutFiles } from '../rule.ts';

/** Files that keep state of their module, with the reason. A WeakMap is a cache by its nature, and needs none. */
const KEEPS_STATE: Readonly<Record<string, string>> = {
  'apps/web/src/features/catalog/rail-fragments.tsx': 'caches HTML that every page of a server shares',
  'apps/web/src/near-routes.ts': 'an index that is built once from a constant table',
  'apps/web/src/offline-worker/worker.ts': 'the global scope of a service worker is its owner',
  'apps/web/src/render.ts': 'caches a request handler per group of routes, once per server',
};
/** Caches of the library workarounds, which the README of that folder describes. */
const FAST_PATH = /^apps\/web\/src\/fast-path\//;

const COLLECTIONS = new Set(['Map', 'Set', 'Array']);
const MUTATORS = new Set([
  'add',
  'clear',
  'copyWithin',
  'delete',
  'fill',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

const nameOf = (node: unknown): string => {
  const { type, name } = (node ?? {}) as SyntaxNode;
  return type === 'Identifier' ? String(name) : '';
};
/** The name of `x` in `x.a` and `x[a]`. */
const ownerOf = (node: unknown): string => {
  const { type, object } = (node ?? {}) as SyntaxNode;
  return type === 'MemberExpression' ? nameOf(object) : '';
};

/** Declarations at the top level of a module, exported or not. */
const topLevelOf = ({ tree }: SourceFile): readonly SyntaxNode[] =>
  (tree['body'] as readonly SyntaxNode[])
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as SyntaxNode | null) : statement,
    )
    .filter((statement): statement is SyntaxNode => statement?.type === 'VariableDeclaration');

const isCollection = (init: SyntaxNode | null): boolean => {
  if (init?.type === 'ArrayExpression' || init?.type === 'ObjectExpression') return true;
  return init?.type === 'NewExpression' && COLLECTIONS.has(nameOf(init['callee']));
};

/** The variable whose content a node changes, or an empty string. */
const changedBy = (node: SyntaxNode): string => {
  if (node.type === 'AssignmentExpression') return ownerOf(node['left']);
  if (node.type === 'UpdateExpression') return ownerOf(node['argument']);
  if (node.type === 'UnaryExpression' && node['operator'] === 'delete') return ownerOf(node['argument']);
  const callee = node['callee'] as SyntaxNode | undefined;
  return node.type === 'CallExpression' && MUTATORS.has(nameOf(callee?.['property'])) ? ownerOf(callee) : '';
};

const faultsOf = (file: SourceFile): readonly string[] => {
  const declarations = topLevelOf(file);
  const reassigned = declarations.filter(({ kind }) => kind !== 'const');
  const collections = declarations
    .flatMap(({ declarations: declared }) => declared as readonly SyntaxNode[])
    .filter(({ init }) => isCollection(init as SyntaxNode | null))
    .map(({ id }) => nameOf(id));
  if (reassigned.length === 0 && collections.length === 0) return [];
  const changed = new Set(nodesOf(file.tree).map(changedBy));
  return [
    ...reassigned.flatMap(({ declarations: declared }) =>
      (declared as readonly SyntaxNode[]).map(({ id }) => `declares the variable ${nameOf(id)} for the whole module`),
    ),
    ...collections.filter((name) => changed.has(name)).map((name) => `changes ${name}, which the whole module shares`),
  ];
};

export const modulesKeepNoState = ruleAboutFiles({
  name: 'a module of the web keeps no mutable state: a create function owns it, so that a test begins with its own',
  covers: ({ path, ...file }) =>
    path.startsWith('apps/web/src/') &&
    !isTest({ path, ...file }) &&
    !path.includes('/testing/') &&
    !FAST_PATH.test(path) &&
    !Object.hasOwn(KEEPS_STATE, path),
  atLeast: 500,
  faultsOf,
  broken: [
    'apps/web/src/features/likes/copy.ts',
    'export let last: string | null = null;\nconst known = new Map<string, boolean>();\nexport const learn = (id: string) => known.set(id, true);',
  ],
});
