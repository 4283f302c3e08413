import { api } from '@madang/contract/api.ts';
import { ERRORS, FAULT, OUTAGE } from '@madang/contract/errors.ts';
import type { Operation } from '@madang/contract/operation.ts';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { type Method, VIEWER_ROUTES } from '@madang/contract/viewer-routes.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readRequirements } from '../../../../tools/conformance/requirements.ts';
import { OPERATOR_KEY, startApp } from '../app.fixture.ts';
import { switchBoard } from './switched.ts';

const OPERATOR = { as: `operator ${OPERATOR_KEY}` };
const { call, inject, signUp, signUpForm, close } = await startApp({}, undefined, { testSwitches: switchBoard() });
afterAll(close);
const person = await signUp();

const turn = (switches: object) => call('changeTestSwitches', switches, OPERATOR);
afterEach(async () => void (await call('removeTestSwitches', {}, OPERATOR)));
beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});

const VIEWERS = Object.keys(VIEWER_ROUTES) as OperationName[];
const declares = (name: OperationName, refusal: Refusal): boolean => (api[name] as Operation).refusals.includes(refusal);
/** Every refusal that viewers can meet, at the first operation that declares it. */
const TABLE = (Object.keys(ERRORS) as Refusal[]).flatMap((refusal) => {
  const operation = VIEWERS.find((name) => declares(name, refusal));
  return operation === undefined ? [] : [{ refusal, operation }];
});

test.each(TABLE)(
  '$refusal is provoked at $operation, and has a text in five languages [ER-77]',
  async ({ refusal, operation }) => {
    expect((await turn({ failures: [{ operation, reason: refusal }] })).status).toBe(200);
    const input = { id: 'x', provider: 'google' };
    const { status, body } = await call(operation, input, { as: person.access_token });
    expect({ status, ...body }).toMatchObject({ ...ERRORS[refusal], reason: refusal });
    const texts: readonly string[] = LANGUAGES.map((language) => loadedWords(language, refusalWords).refusals[refusal]);
    expect(texts.filter((text) => text === '')).toEqual([]);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  },
);

test('only refusals that no use case of viewers gives are missing from the table', () => {
  const provoked = new Set<Refusal>(TABLE.map(({ refusal }) => refusal));
  const left = (Object.keys(ERRORS) as Refusal[]).filter((refusal) => !provoked.has(refusal));
  expect(left).toEqual([
    'BODY_TOO_LARGE',
    'ROUTE_NOT_FOUND',
    'TOKEN_INVALID',
    'PROFILE_NEEDED',
    'IDEMPOTENCY_KEY_INVALID',
    'TRANSACTION_NOT_PAID',
    'NOT_REFUNDABLE',
    'CLOCK_FIXED',
  ]);
});

test('texts that the requirements quote exactly are those of the provoked failures [ER-77]', () => {
  const quoted = readRequirements().requirements.flatMap(({ id, text }) => {
    const quote = /exact: "(?<quote>[^"]+)"/.exec(text)?.groups?.['quote'];
    return id.startsWith('ER-') && quote !== undefined ? [quote] : [];
  });
  expect(quoted.length).toBeGreaterThan(3);
  const { refusals, shell } = loadedWords('en_us', refusalWords);
  const provoked = [...TABLE.map(({ refusal }) => refusals[refusal]), shell.error.unknown];
  expect(provoked).toEqual(expect.arrayContaining(quoted));
});

test.each([
  ['FAULT', FAULT],
  ['OUTAGE', OUTAGE],
] as const)('%s fails as many calls as were set, with its status and code [ER-77]', async (reason, { status, code }) => {
  await turn({ failures: [{ operation: 'listMenu', reason, count: 2 }] });
  for (const expected of [status, status, 200])
    expect((await inject('listMenu', { type: 'web', os: 'web' })).statusCode).toBe(expected);
  await turn({ failures: [{ operation: 'listMenu', reason }] });
  expect((await inject('listMenu', { type: 'web', os: 'web' })).json()).toMatchObject({ code });
  await turn({ failures: [{ operation: 'listMenu', reason, count: 9 }] });
  await call('removeTestSwitches', {}, OPERATOR);
  expect((await call('listMenu', { type: 'web', os: 'web' })).status).toBe(200);
});

test('a switch left out of a change is off, and cached public answers are not used meanwhile', async () => {
  const menu = async () => (await inject('listMenu', { type: 'web', os: 'web' })).statusCode;
  expect(await menu()).toBe(200);
  await turn({ failures: [{ operation: 'listMenu', reason: 'FAULT' }] });
  expect(await menu()).toBe(500);
  await turn({ country: 'KP' });
  expect(await menu()).toBe(ERRORS.COUNTRY_BLOCKED.status);
  await turn({ clock_shift: 1 });
  expect(await menu()).toBe(200);
});

test('an operation is made to fail only with what it declares, and switches are bounded [ER-77]', async () => {
  const refused: readonly object[] = [
    { failures: [{ operation: 'getLiveCounter', reason: 'CARD_DECLINED' }] },
    { failures: [{ operation: 'createRefund', reason: 'FAULT' }] },
    { failures: [{ operation: 'addLike', reason: 'POPCORN_MISSING' }] },
    { failures: [{ operation: 'addLike', reason: 'FAULT', count: 101 }] },
    { failures: Array.from({ length: 21 }, () => ({ operation: 'addLike', reason: 'FAULT' })) },
    { clock_shift: 400 * 86_400 + 1 },
    { clock_shift: 0.5 },
    { country: 'brazil' },
    { live_status: 3 },
    { next_card: 'won' },
    { maintenance: ['everything'] },
    { unknown: true },
  ];
  for (const switches of refused) expect((await turn(switches)).body.reason, JSON.stringify(switches)).toBe('INPUT_INVALID');
});

test('maintenance closes sign-up and subscriptions, and opens them again [ER-77]', async () => {
  const status = async () => (await call('getSmsConfig', { id: 'web' })).object['sgw_v3_status'];
  await turn({ maintenance: ['sign_up', 'subscriptions', 'gifts', 'boleto'] });
  expect((await call('signUp', signUpForm(), { address: '10.9.0.1' })).body.reason).toBe('SIGN_UP_CLOSED');
  expect(await status()).toBe('inactive');
  expect((await call('listGiftOffers', {}, { as: person.access_token })).body.reason).toBe('GIFTS_NOT_OFFERED');
  await call('removeTestSwitches', {}, OPERATOR);
  expect((await call('signUp', signUpForm(), { address: '10.9.0.1' })).status).toBe(200);
  expect(await status()).toBe('active');
});

test('the clock and the status of the channel are those of the switches [ER-77]', async () => {
  const counter = async () => (await call('getLiveCounter')).objects[0] as { now: string; epg: { status: number } };
  const before = await counter();
  await turn({ clock_shift: 3600, live_status: 2 });
  const after = await counter();
  expect(after.epg.status).toBe(2);
  expect(Date.parse(after.now) - Date.parse(before.now)).toBe(3_600_000);
  await turn({ live_status: 0 });
  expect((await counter()).epg.status).toBe(0);
  expect((await call('playLive', {}, { as: person.access_token })).body.reason).toBe('LIVE_OFF_AIR');
});

test('without the setting the route is not there, with the key of the operator or without [ER-77]', async () => {
  const plain = await startApp();
  try {
    for (const name of ['changeTestSwitches', 'removeTestSwitches'] as const)
      for (const how of [OPERATOR, { as: person.access_token }, {}])
        expect((await plain.inject(name, {}, how)).statusCode, name).toBe(404);
    const [method, url] = ROUTES.changeTestSwitches.split(' ') as [Method, string];
    const unknown = await plain.app.inject({ method, url: `${url}-unknown` });
    const missing = await plain.app.inject({ method, url, payload: { clock_shift: 1 } });
    expect(missing.json()).toEqual(unknown.json());
  } finally {
    await plain.close();
  }
});
