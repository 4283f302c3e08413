import { expect, test } from 'vitest';
import { sourceFile } from '../../tools/sources/source-file.ts';
import { plansAreNotCompared } from './rules/plan-names.ts';

const faultsIn = (text: string): readonly string[] => {
  const path = 'apps/web/src/shell/plan-look.ts';
  return plansAreNotCompared.violationsOf([sourceFile(path, text)]).map((fault) => fault.replace(`${path}: `, ''));
};

test.each([
  ['a comparison', "export const a = (plan: string) => plan !== 'Premium';", 'names Premium'],
  ['a default', "export const a = (plan: string | null) => plan ?? 'Basic';", 'names Basic'],
  ['a union of names', "export type A = 'Basic' | 'Premium';", 'names Premium'],
  [
    'a case',
    "export const a = (range: string) => { switch (range) { case 'SVOD': return 1; default: return 0; } };",
    'names SVOD',
  ],
  ['another spelling', "export const a = (plan: string) => plan.toLowerCase() === 'premium';", 'compares with premium'],
  ['a sku', "export const a = (sku: string) => sku.startsWith('WEB_PREMIUM_ANNUAL');", 'names the product WEB_PREMIUM_ANNUAL'],
])('%s by the name of a plan, a range or a product is a violation', (_, text, fault) => {
  expect(faultsIn(text)).toContain(fault);
});

test('a total table and a constant of the domain are no violations', () => {
  expect(
    faultsIn(
      "export const A: Readonly<Record<PolicyRange, number>> = { SVOD: 1, 'AVOD-A': 2 };\nexport const b = (plan: Plan) => plan === TOP_PLAN;",
    ),
  ).toEqual([]);
});
