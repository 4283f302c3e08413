import type { Rule } from '../rule.ts';
import { isTest, nodesOf, sourceFile, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

const VIEWER_ROUTES = 'packages/contract/src/viewer-routes.ts';
const ROUTES = 'packages/contract/src/routes.ts';

const ROUTE = /^(?:GET|POST|PUT|PATCH|DELETE) \/api\//;

/** The names of the operations in a file: the keys whose value is a method and a path. */
const operationsIn = (files: readonly SourceFile[], file: string): readonly string[] => {
  const routes = files.find(({ path }) => path === file);
  if (!routes) return [];
  return nodesOf(routes.tree)
    .filter((node) => node.type === 'Property' && ROUTE.test(String((node['value'] as SyntaxNode)['value'])))
    .map((node) => String((node['key'] as SyntaxNode)['name']));
};

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const violationsOf = (files: readonly SourceFile[]): readonly string[] => {
  const tests = files
    .filter(isTest)
    .map(({ text }) => text)
    .join('\n');
  return [ROUTES, VIEWER_ROUTES]
    .flatMap((file) => operationsIn(files, file))
    .flatMap((name) => {
      const useCase = files.find(({ path }) => path.startsWith('apps/server/src/') && path.endsWith(`/${kebab(name)}.ts`));
      const slice =
        useCase &&
        files.filter(
          ({ path }) => path.endsWith('.routes.ts') && path.startsWith(useCase.path.slice(0, useCase.path.lastIndexOf('/') + 1)),
        );
      return [
        ...(useCase?.text.includes(`export const ${name}:`)
          ? []
          : [`${ROUTES}: ${name} has no use case called ${kebab(name)}.ts`]),
        ...(slice?.some(({ imports }) => imports.includes(useCase?.path ?? ''))
          ? []
          : [`${ROUTES}: ${name} is in no slice's routes`]),
        ...(new RegExp(`\\b${name}\\b`).test(tests) ? [] : [`${ROUTES}: ${name} is mentioned by no test`]),
      ];
    });
};

export const operationsAreWhole: Rule = {
  name: 'every operation has a route, a use case and a test',
  covers: ({ path }) =>
    path === ROUTES ||
    path === VIEWER_ROUTES ||
    path.endsWith('.routes.ts') ||
    /^apps\/server\/src\/[^/]+\/[a-z-]+\.ts$/.test(path),
  atLeast: 50,
  violationsOf,
  broken: sourceFile(ROUTES, "export const ROUTES = { juggleFavorites: 'POST /api/content/v01/fe/favorite/juggle' };"),
};

const PAGES = /^apps\/web\/src\/(?!.*\/testing\/)/;

/** Pages call operations by name, also from a table of names. */
export const pagesCallTheirOperations: Rule = {
  name: 'every operation that browsers load is called by the pages: others are routes of apps',
  covers: (file) => file.path === VIEWER_ROUTES || (PAGES.test(file.path) && !isTest(file)),
  atLeast: 300,
  violationsOf: (files) => {
    const pages = files.filter((file) => PAGES.test(file.path) && !isTest(file)).map(({ text }) => text);
    return operationsIn(files, VIEWER_ROUTES)
      .filter((name) => !pages.some((text) => new RegExp(`\\b${name}\\b`).test(text)))
      .map((name) => `${VIEWER_ROUTES}: ${name} is called by no page`);
  },
  broken: sourceFile(
    VIEWER_ROUTES,
    "export const VIEWER_ROUTES = { juggleFavorites: 'POST /api/content/v01/fe/favorite/juggle' };",
  ),
};
