import { isTest, nodesOf, resolveImport, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';
import { api } from '../../../packages/contract/src/api.ts';

const SERVER = 'apps/server/src/';

/** What the sources of the server are held to, so that a helper with one caller stays in the file of that caller. */
export interface Granularity {
  /** Lines of the median file. */
  readonly minMedianLines: number;
  /** Share of the exports that exactly one other file uses. */
  readonly maxSingleUseShare: number;
}

export interface ServerExport {
  readonly path: string;
  readonly name: string;
  /** Other files that use it, without tests. */
  readonly users: readonly string[];
}

const isOfServer = (file: SourceFile): boolean =>
  file.path.startsWith(SERVER) && !isTest(file) && !file.path.includes('/generated/');

const countLines = ({ text }: SourceFile): number => text.trimEnd().split('\n').length;

const nameIn = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { readonly name?: unknown; readonly value?: unknown };
  return String(name ?? value ?? '');
};

const declaredBy = (statement: SyntaxNode): readonly string[] => {
  const { type, declaration } = statement;
  if (type !== 'ExportNamedDeclaration' || !declaration) return [];
  const { id, declarations = [] } = declaration as SyntaxNode & { readonly declarations?: readonly SyntaxNode[] };
  return [id, ...declarations.map((one) => one['id'])].map(nameIn).filter((name) => name !== '');
};

const sourceOf = ({ source, argument }: SyntaxNode): string | null => {
  const { value } = (source ?? argument ?? {}) as { readonly value?: unknown };
  return typeof value === 'string' ? value : null;
};

/** The names that a file takes from each module. A module that is imported as a whole gives every identifier that the file contains. */
const namesTaken = (file: SourceFile): ReadonlyMap<string, ReadonlySet<string>> => {
  const taken = new Map<string, Set<string>>();
  for (const node of nodesOf(file.tree)) {
    const source = sourceOf(node);
    const target = source === null ? '' : resolveImport(source, file.path);
    if (!target.startsWith(SERVER)) continue;
    const specifiers = (node['specifiers'] ?? []) as readonly SyntaxNode[];
    const isWhole =
      ['ImportExpression', 'TSImportType', 'ExportAllDeclaration'].includes(node.type) ||
      specifiers.some(({ type }) => type === 'ImportNamespaceSpecifier');
    const names = isWhole
      ? nodesOf(file.tree).flatMap((one) => (one.type === 'Identifier' ? [nameIn(one)] : []))
      : specifiers.map((one) => nameIn(one['imported'] ?? one['local']));
    taken.set(target, new Set([...(taken.get(target) ?? []), ...names]));
  }
  return taken;
};

/** Exports of the server with the files that use them. */
export const listServerExports = (files: readonly SourceFile[]): readonly ServerExport[] => {
  const users = new Map<string, string[]>();
  for (const file of files) {
    if (isTest(file) || !file.imports.some((target) => target.startsWith(SERVER))) continue;
    for (const [target, names] of namesTaken(file))
      for (const name of names) users.set(`${target} ${name}`, [...(users.get(`${target} ${name}`) ?? []), file.path]);
  }
  return files
    .filter(isOfServer)
    .flatMap(({ path, tree }) =>
      (tree['body'] as readonly SyntaxNode[])
        .flatMap(declaredBy)
        .map((name) => ({ path, name, users: users.get(`${path} ${name}`) ?? [] })),
    );
};

/** Files that assemble the server: the composition root, the steps of the start, and the table of settings. */
const ASSEMBLES = /^apps\/server\/src\/(?:[^/]+|startup\/[^/]+|settings\/(?:setting-topics|read-settings))\.ts$/;

/** What a table registers or the server is assembled of: it has one user by its nature. */
const isEntryPoint = ({ path, name, users }: ServerExport): boolean =>
  /\.(routes|jobs)\.ts$/.test(path) ||
  (Object.hasOwn(api, name) && users.some((user) => user.endsWith('.routes.ts'))) ||
  (users.length === 1 && ASSEMBLES.test(users[0] ?? ''));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const findGranularityFaults = (
  files: readonly SourceFile[],
  { minMedianLines, maxSingleUseShare }: Granularity,
): readonly string[] => {
  const own = files.filter(isOfServer).toSorted((a, b) => countLines(a) - countLines(b));
  const middle = own[Math.floor(own.length / 2)];
  const median = middle ? countLines(middle) : 0;
  const counted = listServerExports(files).filter((one) => !isEntryPoint(one));
  const single = counted.filter(({ users }) => users.length === 1);
  const share = counted.length === 0 ? 0 : single.length / counted.length;
  return [
    ...(median < minMedianLines ? [`the median file has ${median} lines, fewer than ${minMedianLines}`] : []),
    ...(share > maxSingleUseShare
      ? [
          `${percent(share)} of the exports have one user, more than ${percent(maxSingleUseShare)}:`,
          ...single.map(({ path, name, users }) => `${path}: ${name} is used only by ${users.join()}`),
        ]
      : []),
  ];
};
