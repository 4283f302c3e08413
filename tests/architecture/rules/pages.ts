import { ruleAboutFiles } from '../rule.ts';
import { nodesOf } from '../../../tools/sources/source-file.ts';

/** React Router takes a route module without a component for a resource: what its middleware throws is answered as JSON, not as the error page. */
export const pagesHaveComponents = ruleAboutFiles({
  name: 'every page has a component, even one that only redirects',
  covers: (file) => /^apps\/web\/src\/pages\/[^/]+\.page\.tsx$/.test(file.path),
  atLeast: 50,
  faultsOf: ({ tree }) =>
    nodesOf(tree).some(({ type }) => type === 'ExportDefaultDeclaration') ? [] : ['has no default export'],
  broken: ['apps/web/src/pages/old-main.page.tsx', "export const loader = () => redirect('/en_us/main');"],
});
