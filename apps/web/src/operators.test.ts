import { api } from '@madang/contract/api.ts';
import type { Operation } from '@madang/contract/operation.ts';
import type { OperationName } from '@madang/contract/routes.ts';
import { OUTER_ROUTES, ROUTES } from './routes.ts';
import { expect, test } from 'vitest';
import { readTexts } from '../../../tools/sources/source-file.ts';

const FOR_OPERATORS = /admin|operator|back-?office|cms/i;
const OF_THE_WEB = /^apps\/web\/src\/(?!operators\.test)/;
/** The way in which the whole catalogue is put in place of the one before. */
const FILLS_THE_CATALOGUE = /\bcatalog\.replaceAll\(/;

test("the operator has no screens: titles come from files, and notices and reports use calls with the operator's key [SE-94]", () => {
  const addresses = [...Object.values(ROUTES), ...Object.values(OUTER_ROUTES)].map(({ path }) => path);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((path) => FOR_OPERATORS.test(path))).toEqual([]);

  const operations = Object.entries(api) as readonly [OperationName, Operation][];
  const theirs = operations.filter(([, { authority }]) => authority === 'operator').map(([name]) => name);
  expect(theirs.toSorted()).toEqual([
    'changeNotices',
    'changePopups',
    'changeTestClock',
    'changeTestSwitches',
    'changeZipCampaigns',
    'createPush',
    'createRefund',
    'listErrors',
    'removeTestSwitches',
  ]);
  const sources = readTexts();
  const pages = sources.filter(({ path }) => OF_THE_WEB.test(path));
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter(({ text }) => theirs.some((name) => text.includes(name))).map(({ path }) => path)).toEqual([]);

  const fillers = sources.filter(
    ({ path, text }) => !/^tests\/|\.(test|fixture)\.ts$/.test(path) && FILLS_THE_CATALOGUE.test(text),
  );
  expect(fillers.map(({ path }) => path)).toEqual(['apps/demo/src/make-world.ts']);
});
