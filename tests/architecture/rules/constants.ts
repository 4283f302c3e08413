import * as constants from '@madang/domain/shared/constants.ts';
import { isTest, type SourceFile } from '../../../tools/sources/source-file.ts';
import { ruleAboutFiles } from '../rule.ts';

const HOME = 'packages/domain/src/shared/constants.ts';
const SHARED = /^(?:packages\/(?:contract|domain|player)|apps\/(?:web|server))\/src\//;
/** Providers page by sizes of their own. */
const PROVIDERS = /^apps\/server\/src\/providers\//;
const covers = (file: SourceFile): boolean =>
  SHARED.test(file.path) && file.path !== HOME && !PROVIDERS.test(file.path) && !isTest(file);

/** A page size as a number: a constant, the usual limit of the contract, or the limit of a call. A limit of 1 looks one thing up. */
const PAGE_SIZE = /\b\w*PAGE_SIZE\w* = \d|\blimit\((?!1\))\d+|\blimit: (?!1\b)\d+/;

export const pageSizesAreShared = ruleAboutFiles({
  name: 'page sizes come from the shared constants',
  covers,
  atLeast: 500,
  faultsOf: ({ text }) => (PAGE_SIZE.test(text) ? ['writes a page size as a number'] : []),
  broken: ['packages/contract/src/likes/copy.ts', 'export const input = z.object({ limit: limit(25) });'],
});

const DEFINED = new RegExp(`\\bconst (${Object.keys(constants).join('|')})\\b`, 'g');

export const constantsAreDefinedOnce = ruleAboutFiles({
  name: 'a shared constant has no second definition',
  covers,
  atLeast: 500,
  faultsOf: ({ text }) => [...text.matchAll(DEFINED)].map(([, name]) => `defines ${name}`),
  broken: ['apps/web/src/features/billing/copy.ts', 'export const MAX_CARDS = 5;'],
});
