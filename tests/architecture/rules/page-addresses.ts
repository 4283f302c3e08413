import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Where a request is one of the browser's or of the server's, before the router has read it. */
const BEFORE_THE_ROUTER = /\/src\/(render\.ts|entry\.server\.tsx|offline-worker\/worker\.ts)$|\/testing\//;

const named = (node: unknown, name: string): boolean => {
  const { type, name: own } = (node ?? {}) as SyntaxNode;
  return type === 'Identifier' && own === name;
};

/** React Router passes loaders, actions and middleware `url`, the address of the page; `request.url` may be `….data?_routes=…`. */
export const pagesReadTheirAddress = ruleAboutFiles({
  name: 'pages read their address from `url`: that of the request may be the router’s own for data',
  covers: (file) => /^apps\/web\/src\/.*\.tsx?$/.test(file.path) && !isTest(file) && !BEFORE_THE_ROUTER.test(file.path),
  atLeast: 300,
  faultsOf: ({ tree }) =>
    nodesOf(tree).some(
      (node) => node.type === 'MemberExpression' && named(node['object'], 'request') && named(node['property'], 'url'),
    )
      ? ['reads request.url']
      : [],
  broken: ['apps/web/src/pages/old-main.page.tsx', 'export const loader = ({ request }) => new URL(request.url).pathname;'],
});
