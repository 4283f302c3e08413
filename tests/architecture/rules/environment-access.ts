import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Where the outside world may be touched: a browser's in platform/ and fast-path/, a process's in main.ts and where the first page begins. */
const AT_THE_EDGE = /\/platform\/|^apps\/web\/src\/fast-path\/|\/main\.ts$|\/entry\.(client|server)\.tsx$/;
const BROWSER = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location'];
const MENTIONED = new RegExp(`\\b(Date|${BROWSER.join('|')})\\b`);

const nameOf = (node: unknown): string | null => {
  const { type, name } = (node ?? {}) as SyntaxNode;
  return type === 'Identifier' && typeof name === 'string' ? name : null;
};

/** Names that the file itself gives to something, so that a variable called `window` is no browser window. */
const ownNamesOf = (file: SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const node of nodesOf(file.tree)) {
    const bound = node.type === 'VariableDeclarator' ? [node['id']] : node.type === 'ImportSpecifier' ? [node['local']] : [];
    const parameters = Array.isArray(node['params']) ? (node['params'] as unknown[]) : [];
    for (const item of [...bound, ...parameters]) {
      for (const inner of nodesOf((item ?? { type: 'None' }) as SyntaxNode)) {
        const name = nameOf(inner);
        if (name !== null) names.add(name);
      }
    }
  }
  return names;
};

const faultsOf = (file: SourceFile): readonly string[] => {
  if (!MENTIONED.test(file.text)) return [];
  const own = ownNamesOf(file);
  const faults = new Set<string>();
  for (const node of nodesOf(file.tree)) {
    if (node.type === 'MemberExpression') {
      const object = nameOf(node['object']);
      if (object !== null && BROWSER.includes(object) && !own.has(object)) faults.add(`touches ${object}`);
      if (object === 'Date' && nameOf(node['property']) === 'now') faults.add('reads the clock with Date.now');
    }
    const isNow =
      node.type === 'NewExpression' && nameOf(node['callee']) === 'Date' && (node['arguments'] as unknown[]).length === 0;
    if (isNow) faults.add('reads the clock with new Date()');
  }
  return [...faults];
};

export const surroundingsComeIn = ruleAboutFiles({
  name: 'the browser and the clock are touched only in platform/, fast-path/, main.ts and the entries',
  covers: (file) => /^(apps|packages)\//.test(file.path) && !isTest(file) && !AT_THE_EDGE.test(file.path),
  atLeast: 250,
  faultsOf,
  broken: ['packages/domain/src/catalog/today.ts', 'export const today = () => [new Date().getDay(), window.innerWidth];'],
});
