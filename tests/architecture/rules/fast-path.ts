import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Folders that may use private parts of the libraries below; their READMEs list what they use. */
const FAST_PATH = /^(?:apps|packages)\/[^/]+\/src\/fast-path\//;
/** Code for tests only. */
const FOR_TESTS = /\.(?:fixture|suite)\.tsx?$|\/testing\//;

const LIBRARIES = ['react', 'react-dom', 'react-router', '@react-router/dev', '@react-router/node', 'pg', 'fastify', 'vite'];
/** Documented entry points below a package. */
const ENTRY_POINTS: readonly string[] = [
  'react/jsx-runtime',
  'react-dom/client',
  'react-dom/server',
  'react-router/dom',
  '@react-router/dev/config',
  '@react-router/dev/routes',
  '@react-router/dev/vite',
];

/** Names of private members and globals of these libraries, wherever they stand in a text or as a property. */
const PRIVATE_NAMES =
  /\bUNSAFE_\w+|\b__(?:reactRouter\w+|reactProps\w*|reactFiber\w*|reactContainer\w*|CLIENT_INTERNALS\w*|SERVER_INTERNALS\w*)|\b_reactListening\w*|Symbol\.for\('(?:react|fastify|pg|vite)\b|\bkReply\w+|\bpgPass\b/;
/** Private members of pg's Client, Connection, Query and Pool. */
const PRIVATE_OF_PG = [
  '_queryQueue',
  '_activeQuery',
  'activeQuery',
  '_sendQuery',
  'parsedStatements',
  '_pulseQueue',
  '_clients',
  '_idle',
  'submittedNamedStatements',
  'hasExecuted',
];
/** Types whose values no other file casts to a shape of its own, or gives other members. */
const TYPES = ['ClientBase', 'PoolClient', 'FastifyInstance', 'FastifyRequest', 'FastifyReply', 'EntryContext', 'ServerBuild'];

const isDeep = (target: string): boolean =>
  LIBRARIES.some((library) => target.startsWith(`${library}/`)) && !ENTRY_POINTS.includes(target);

const nameOf = (node: unknown): string => {
  const { type, name, value } = (node ?? {}) as SyntaxNode;
  return String(type === 'Identifier' ? name : type === 'Literal' ? value : '');
};

/** Names of variables and parameters that the file declares with one of the types above. */
const valuesOf = (file: SourceFile): ReadonlySet<string> => {
  const typed = new RegExp(`\\b(\\w+)\\??: (?:Readonly<)?(?:pg\\.)?(?:${TYPES.join('|')})\\b`, 'g');
  return new Set([...file.text.matchAll(typed)].map(([, name = '']) => name));
};

const faultsOf = (file: SourceFile): readonly string[] => {
  const faults = file.imports.filter(isDeep).map((target) => `imports ${target}, which is no entry point of its package`);
  const found = PRIVATE_NAMES.exec(file.text)?.[0];
  if (found !== undefined) faults.push(`uses ${found}`);
  if (/\bglobalThis\.fetch = |\bwindow\.fetch = /.test(file.text)) faults.push('replaces fetch');
  const values = valuesOf(file);
  for (const node of nodesOf(file.tree)) {
    if (node.type === 'MemberExpression' && PRIVATE_OF_PG.includes(nameOf(node['property'])))
      faults.push(`uses ${nameOf(node['property'])} of pg`);
    if (node.type === 'TSAsExpression') {
      const inner = node['expression'] as SyntaxNode;
      const isUnknown = inner.type === 'TSAsExpression' && (inner['typeAnnotation'] as SyntaxNode).type === 'TSUnknownKeyword';
      if (isUnknown && values.has(nameOf(inner['expression'])))
        faults.push(`casts ${nameOf(inner['expression'])} to another shape`);
    }
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as SyntaxNode;
      const [target] = node['arguments'] as readonly SyntaxNode[];
      const isAssign =
        callee.type === 'MemberExpression' && nameOf(callee['object']) === 'Object' && nameOf(callee['property']) === 'assign';
      if (isAssign && values.has(nameOf(target))) faults.push(`gives ${nameOf(target)} other members`);
    }
  }
  return faults;
};

/** What breaks when a library changes inside lies in few folders, and can be turned off (docs/decisions/0068-fast-path.md). */
export const privatePartsStayInFastPath = ruleAboutFiles({
  name: 'private parts of React, React Router, pg, Fastify and Vite are used in fast-path folders only',
  covers: (file) =>
    /^(?:apps|packages)\//.test(file.path) && !FAST_PATH.test(file.path) && !FOR_TESTS.test(file.path) && !isTest(file),
  atLeast: 900,
  faultsOf,
  broken: [
    'packages/database/src/rename-statements.ts',
    `import type pg from 'pg';
import { Query } from 'pg/lib/query.js';
import { UNSAFE_FrameworkContext } from 'react-router';
export const rename = (client: pg.ClientBase) => {
  Object.assign(client, { query: Query });
  globalThis.fetch = UNSAFE_FrameworkContext;
  return (client as unknown as { _queryQueue: [] })._queryQueue;
};`,
  ],
});
