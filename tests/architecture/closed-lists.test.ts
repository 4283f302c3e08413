import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/steps/root.ts';

/** What the test needs of the compiler API, which the compiler of the project does not have yet. */
interface Compiler {
  createCompilerHost(options: object): {
    readFile(path: string): string | undefined;
    getSourceFile(path: string, ...rest: readonly unknown[]): unknown;
  };
  createSourceFile(path: string, text: string, target: unknown): unknown;
  createProgram(roots: readonly string[], options: object, host: object): object;
  getPreEmitDiagnostics(program: object): readonly { readonly file?: { readonly fileName: string } }[];
  readonly ScriptTarget: { readonly ESNext: unknown };
  readonly ModuleKind: { readonly NodeNext: unknown };
}
const require = createRequire(`${ROOT}node_modules/ts-json-schema-generator/package.json`);
const compiler = require('typescript') as Compiler;

const DOMAIN = 'packages/domain/src/';
/** Where a plan or a policy range is decided about. */
const TABLES = [
  'catalog/policy-range',
  'coupons/coupon',
  'subscriptions/plan-capabilities',
  'subscriptions/plan-change',
  'subscriptions/product',
];

/** Sources as they are, parsed once for all programs. */
const parsed = new Map<string, unknown>();

/** The files of the domain that do not compile after a change of one of them. */
const brokenBy = (changed: string, from: string, to: string): readonly string[] => {
  const path = `${ROOT}${DOMAIN}${changed}`;
  const text = readFileSync(path, 'utf8').replace(from, to);
  expect(text).toContain(to);
  const options = {
    target: compiler.ScriptTarget.ESNext,
    module: compiler.ModuleKind.NodeNext,
    lib: ['lib.esnext.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  };
  const host = compiler.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) => {
    if (name === path) return compiler.createSourceFile(name, text, target);
    const source = parsed.get(name) ?? read(name, target, ...rest);
    parsed.set(name, source);
    return source;
  };
  const program = compiler.createProgram(
    TABLES.map((table) => `${ROOT}${DOMAIN}${table}.ts`),
    options,
    host,
  );
  const files = compiler
    .getPreEmitDiagnostics(program)
    .map(({ file }) => (file ? relative(`${ROOT}${DOMAIN}`, file.fileName) : 'options'));
  return [...new Set(files)].sort();
};

const PLANS = "['Basic', 'Premium']";

/** A program of the domain takes seconds, and a minute on a busy machine. */
const timeout = 120_000;

test('the domain compiles with the plans that it has', { timeout }, () => {
  expect(brokenBy('subscriptions/plan.ts', PLANS, PLANS)).toEqual([]);
});

test('another plan does not compile until its capabilities, changes, prices and coupon refusal are decided', { timeout }, () => {
  expect(brokenBy('subscriptions/plan.ts', PLANS, "['Basic', 'Premium', 'Family']")).toEqual([
    'coupons/coupon.ts',
    'subscriptions/plan-capabilities.ts',
    'subscriptions/plan-change.ts',
    'subscriptions/product.ts',
  ]);
});

test('another policy range does not compile until its audience, ads and encryption are decided', { timeout }, () => {
  expect(brokenBy('catalog/vocabulary.ts', "'FREE']", "'FREE', 'TVOD']")).toEqual(['catalog/policy-range.ts']);
});
