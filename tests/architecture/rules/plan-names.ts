import { POLICY_RANGES } from '@madang/domain/catalog/vocabulary.ts';
import { PLANS } from '@madang/domain/subscriptions/plan.ts';
import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Files that name a plan, a policy range or a product. */
const NAMES_PLANS: Readonly<Record<string, string>> = {
  'packages/domain/src/subscriptions/plan.ts': 'lists the plans',
  'packages/domain/src/subscriptions/plan-capabilities.ts': 'is the table of capabilities',
  'packages/domain/src/catalog/vocabulary.ts': 'lists the policy ranges',
  'packages/domain/src/catalog/policy-range.ts': 'is the table of policy ranges',
  'packages/domain/src/live/live-access.ts': 'the channel has a policy range of its own',
};
/** The demo world and the fixtures sell plans to people that they invent. Messages may print a plan's name. */
const NOT_ABOUT_RULES = /^(apps\/demo|packages\/(fixtures|i18n))\//;

const NAMES: ReadonlySet<string> = new Set([...PLANS, ...POLICY_RANGES]);
/** A plan as an address or a sku spells it. */
const PLAN_NAMES: ReadonlySet<string> = new Set(PLANS.flatMap((plan) => [plan, plan.toLowerCase(), plan.toUpperCase()]));
const SKU = new RegExp(`_(${PLANS.join('|')})_(MONTHLY|ANNUAL)`, 'i');

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;
const textOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null;
  const [only] = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly SyntaxNode[]) : [];
  return only ? String((only['value'] as { readonly cooked?: string }).cooked) : null;
};
const isComparison = ({ type, ...node }: SyntaxNode): boolean =>
  (type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator']))) || type === 'SwitchCase';

const faultsOf = ({ path, tree }: SourceFile): readonly string[] => {
  if (Object.hasOwn(NAMES_PLANS, path)) return [];
  const nodes = nodesOf(tree);
  // Keys of a table: `Record<Plan, …>` makes it total.
  const keys = new Set(nodes.flatMap((node) => (node.type === 'Property' && node['computed'] === false ? [node['key']] : [])));
  return nodes.flatMap((node) => {
    const text = textOf(node);
    if (text !== null && !keys.has(node)) {
      if (SKU.test(text)) return [`names the product ${text}`];
      if (NAMES.has(text)) return [`names ${text}`];
    }
    if (!isComparison(node)) return [];
    const compared = [node['left'], node['right'], node['test']].map(textOf);
    return compared.flatMap((one) => (one !== null && PLAN_NAMES.has(one) ? [`compares with ${one}`] : []));
  });
};

export const plansAreNotCompared = ruleAboutFiles({
  name: 'no plan, policy range or product is compared by its name outside the tables',
  covers: (file) => /^(apps|packages)\/[^/]+\/src\//.test(file.path) && !isTest(file) && !NOT_ABOUT_RULES.test(file.path),
  atLeast: 1200,
  faultsOf,
  broken: ['packages/domain/src/downloads/may-keep.ts', "export const mayKeep = (plan: string) => plan === 'Premium';"],
});
