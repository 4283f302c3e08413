import type { Rule } from '../rule.ts';
import { isTest, nodesOf, sourceFile, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

const ROUTES = 'packages/contract/src/routes.ts';

/** The names of all operations: the keys of the object ROUTES. */
const operationsIn = (files: readonly SourceFile[]): readonly string[] => {
  const routes = files.find(({ path }) => path === ROUTES);
  if (!routes) return [];
  return nodesOf(routes.tree)
    .filter((node) => node.type === 'Property')
    .map((node) => (node['key'] as SyntaxNode)['name'])
    .filter((name): name is string => typeof name === 'string');
};

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const violationsOf = (files: readonly SourceFile[]): readonly string[] => {
  const tests = files
    .filter(isTest)
    .map(({ text }) => text)
    .join('\n');
  return operationsIn(files).flatMap((name) => {
    const useCase = files.find(({ path }) => path.startsWith('apps/server/src/') && path.endsWith(`/${kebab(name)}.ts`));
    const slice =
      useCase &&
      files.filter(
        ({ path }) => path.endsWith('.routes.ts') && path.startsWith(useCase.path.slice(0, useCase.path.lastIndexOf('/') + 1)),
      );
    return [
      ...(useCase?.text.includes(`export const ${name}:`) ? [] : [`${ROUTES}: ${name} has no use case called ${kebab(name)}.ts`]),
      ...(slice?.some(({ imports }) => imports.includes(useCase?.path ?? ''))
        ? []
        : [`${ROUTES}: ${name} is in no slice's routes`]),
      ...(new RegExp(`\\b${name}\\b`).test(tests) ? [] : [`${ROUTES}: ${name} is mentioned by no test`]),
    ];
  });
};

export const operationsAreWhole: Rule = {
  name: 'every operation has a route, a use case and a test',
  covers: ({ path }) => path === ROUTES || path.endsWith('.routes.ts') || /^apps\/server\/src\/[^/]+\/[a-z-]+\.ts$/.test(path),
  atLeast: 50,
  violationsOf,
  broken: sourceFile(ROUTES, "export const ROUTES = { juggleFavorites: 'POST /api/content/v01/fe/favorite/juggle' };"),
};
