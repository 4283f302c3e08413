import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

const textOf = (node: unknown): string | null => {
  const { type, name } = (node ?? {}) as SyntaxNode;
  return type === 'Identifier' && typeof name === 'string' ? name : null;
};

const propertyOf = (node: SyntaxNode): string | null => (node.type === 'MemberExpression' ? textOf(node['property']) : null);

/** Methods that answer in the time zone of the machine; their UTC siblings do not. */
const LOCAL_TIME =
  /^(get|set)(Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)$|^toLocale(String|DateString|TimeString)$|^to(DateString|TimeString)$/;
/** Files that choose a time zone of their own, or prove that a rule holds in any. */
const CHOOSES_ZONE = /process\.env\['TZ'\] =/;
const HOLDS_IN_ANY_ZONE = ['apps/web/src/platform/browser-notice/times.test.ts'];

/** Where boxes are measured with a tolerance. */
const GEOMETRY = 'tests/journeys/geometry.ts';

const pixelFaults = (file: SourceFile): readonly string[] =>
  nodesOf(file.tree).flatMap((node) => {
    const name = propertyOf(node);
    if (name === 'boundingBox') return [`measures with boundingBox(): use boxOf or expectBox of ${GEOMETRY}`];
    if (node.type !== 'CallExpression' || propertyOf(node['callee'] as SyntaxNode) !== 'toBeInViewport') return [];
    const hasOptions = (node['arguments'] as unknown[]).length > 0;
    return hasOptions ? [`wants a ratio in the viewport: use expectFullyInViewport of ${GEOMETRY}`] : [];
  });

/** Journeys hold on any Chromium build and with any typeface: positions are compared with a tolerance. */
export const pixelsAreCompared = ruleAboutFiles({
  name: 'journeys compare positions and sizes through geometry.ts, which allows a pixel for rounding',
  covers: (file) => file.path.startsWith('tests/journeys/') && file.path !== GEOMETRY,
  atLeast: 60,
  faultsOf: pixelFaults,
  broken: [
    'tests/journeys/account-tabs.journey.ts',
    'await expect(tab).toBeInViewport({ ratio: 1 }); expect((await tab.boundingBox())?.width).toBe(360);',
  ],
});

const zoneFaults = (file: SourceFile): readonly string[] => {
  if (CHOOSES_ZONE.test(file.text) || HOLDS_IN_ANY_ZONE.includes(file.path)) return [];
  return nodesOf(file.tree).flatMap((node) => {
    const name = propertyOf(node);
    if (name !== null && LOCAL_TIME.test(name)) return [`reads local time with ${name}()`];
    const parts =
      node.type === 'NewExpression' && textOf(node['callee']) === 'Date' ? (node['arguments'] as unknown[]).length : 0;
    return parts > 1 ? ['builds a Date from local parts: use Date.UTC'] : [];
  });
};

/** Tests hold in any time zone of the machine. */
export const zonesAreNamed = ruleAboutFiles({
  name: 'tests read no local time: the time zone of the machine decides nothing',
  covers: isTest,
  atLeast: 300,
  faultsOf: zoneFaults,
  broken: ['tests/journeys/evening.journey.ts', 'expect(new Date(2026, 10, 27, 10, 0).getHours()).toBe(10);'],
});
