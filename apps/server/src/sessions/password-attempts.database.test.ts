import { FREE_FAILURES, WARN_AFTER_FAILURES } from '@madang/domain/sessions/sign-in-guard.ts';
import { afterAll, expect, test } from 'vitest';
import { mailTo } from '../mail/mailbox.fixture.ts';
import { type TestCallOptions, PASSWORD, startApp } from '../app.fixture.ts';
import { COOKIES } from '../http/cookies.ts';

const testApp = await startApp();
const { call, signUp, deps, connection, startNode, clock, close } = testApp;
afterAll(close);

let strangers = 0;
/** A caller from a network of their own. */
const stranger = (): TestCallOptions => ({ address: `2001:db8:${(strangers += 1).toString(16)}::1` });
const guess = (email: string, how: TestCallOptions = stranger(), password = 'a guess') =>
  call('signIn', { email, password }, how);
const onDevice = async (email: string) => {
  const { response } = await call('signIn', { email, password: PASSWORD, transport: 'cookie' }, stranger());
  return { [COOKIES.device]: response.cookies.find(({ name }) => name === COOKIES.device)?.value ?? '' };
};
const warnings = async (email: string) =>
  (await mailTo(testApp, email)).filter(({ subject }) => subject === 'Someone is trying to sign in to your account');
const wrongOnes = async (email: string, count: number) => {
  for (let turn = 0; turn < count; turn += 1) expect((await guess(email)).status).toBe(401);
};
/** Guesses from unknown devices until the next unknown device has to wait for minutes. */
const underAttack = async (email: string) => {
  for (let turn = 0; turn < FREE_FAILURES + 8; turn += 1) await deps.limits.count('signInToAccount', email);
  await deps.limits.take('signInPause', email, { seconds: 300 });
};
/** As if the pauses between guesses were over. */
const afterPauses = async (email: string, guesses: number) => {
  for (let turn = 0; turn < guesses; turn += 1) {
    await guess(email);
    await deps.limits.clear('signInPause', email);
  }
};

test('guesses on one account are slowed down over all addresses', async () => {
  const { username } = await signUp();
  await wrongOnes(username, FREE_FAILURES);
  const answers = [];
  for (let turn = 0; turn < 10; turn += 1) answers.push(await guess(username));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.body.reason).toBe('TOO_MANY_ATTEMPTS');
  expect(refused[0]?.body.retry_after).toBeGreaterThan(0);
});

test('guesses that are refused test no password, and do not lengthen the pause', async () => {
  const { username } = await signUp();
  await underAttack(username);
  for (let turn = 0; turn < 20; turn += 1) expect((await guess(username, stranger(), PASSWORD)).status).toBe(429);
  await deps.limits.clear('signInPause', username);
  expect((await guess(username, stranger(), PASSWORD)).status).toBe(200);
});

test('all addresses of an IPv6 /64 are one in the limit of an e-mail', async () => {
  const { username } = await signUp();
  for (let turn = 0; turn < 10; turn += 1)
    expect((await guess(username, { address: `2001:db8:ffff:1::${turn + 1}` })).status).toBe(401);
  expect((await guess(username, { address: '2001:db8:ffff:1:1:2:3:4' })).status).toBe(429);
  expect((await guess(username, { address: '2001:db8:ffff:2::1' })).status).toBe(401);
});

test('a device that signed in before signs in while strangers are slowed down', async () => {
  const { username } = await signUp();
  const cookies = await onDevice(username);
  await underAttack(username);
  expect((await guess(username, stranger(), PASSWORD)).status).toBe(429);
  for (let turn = 0; turn < 3; turn += 1) expect((await guess(username, { ...stranger(), cookies }, PASSWORD)).status).toBe(200);
});

test('a known device has ten guesses, then it is a stranger like others', async () => {
  const { username } = await signUp();
  const cookies = await onDevice(username);
  await underAttack(username);
  for (let turn = 0; turn < 10; turn += 1) expect((await guess(username, { ...stranger(), cookies })).status).toBe(401);
  expect((await guess(username, { ...stranger(), cookies }, PASSWORD)).status).toBe(429);
});

/** One cookie in 64 begins with the character that replaces the first. */
const withOtherFirstCharacter = (cookie = ''): string => `${cookie.startsWith('A') ? 'B' : 'A'}${cookie.slice(1)}`;

test.each([
  ['of another account', async () => onDevice((await signUp()).username)],
  [
    'that was changed',
    async (email: string) => ({ [COOKIES.device]: withOtherFirstCharacter((await onDevice(email))[COOKIES.device]) }),
  ],
  ['without a signature', async () => ({ [COOKIES.device]: 'id.1700000000.' })],
  ['of a megabyte', async () => ({ [COOKIES.device]: 'a~'.repeat(5000) })],
])('a device cookie %s does not make its browser known', async (_what, cookiesFor) => {
  const { username } = await signUp();
  const cookies = await cookiesFor(username);
  await underAttack(username);
  expect((await guess(username, { ...stranger(), cookies }, PASSWORD)).status).toBe(429);
});

test('one browser is known to three accounts', async () => {
  const people = [await signUp(), await signUp(), await signUp()];
  let cookies: Record<string, string> = {};
  for (const { username } of people) {
    const { response } = await call(
      'signIn',
      { email: username, password: PASSWORD, transport: 'cookie' },
      { ...stranger(), cookies },
    );
    cookies = { [COOKIES.device]: response.cookies.find(({ name }) => name === COOKIES.device)?.value ?? '' };
  }
  for (const { username } of people)
    expect(deps.knownDevices.find(cookies[COOKIES.device], username, clock.now), username).not.toBeNull();
});

test('the owner gets one mail a day about guesses, however many there are', async () => {
  const { username } = await signUp();
  await afterPauses(username, WARN_AFTER_FAILURES - 1);
  expect(await warnings(username)).toHaveLength(0);
  await afterPauses(username, 5);
  expect(await warnings(username)).toHaveLength(1);
  clock.now += 86_400_000;
  await afterPauses(username, 3);
  expect(await warnings(username)).toHaveLength(2);
});

test('an e-mail without an account is slowed down the same way', async () => {
  const email = 'no-account@madang.example';
  await underAttack(email);
  expect((await guess(email)).status).toBe(429);
});

test('a reset link makes its browser known, so that its owner signs in under attack', async () => {
  const { username } = await signUp();
  await underAttack(username);
  await call('forgotPassword', { email: username }, stranger());
  const token = (await mailTo(testApp, username)).find((mail) => mail.token !== '')?.token;
  const NEW = 'courtyard-28';
  const { response } = await call('resetPassword', { token, password: NEW, password_confirmation: NEW }, stranger());
  const device = response.cookies.find(({ name }) => name === COOKIES.device)?.value ?? '';
  await deps.limits.take('signInPause', username);
  expect((await guess(username, stranger(), NEW)).status).toBe(429);
  expect((await guess(username, { ...stranger(), cookies: { [COOKIES.device]: device } }, NEW)).status).toBe(200);
});

test.runIf(connection.kind === 'server')('guesses are counted over all nodes', async () => {
  const { username } = await signUp();
  const node = await startNode();
  await underAttack(username);
  expect((await node.call('signIn', { email: username, password: PASSWORD }, stranger())).status).toBe(429);
  const other = await signUp();
  const there = stranger();
  for (let turn = 0; turn < 10; turn += 1) {
    const caller = turn % 2 === 0 ? call : node.call;
    expect((await caller('signIn', { email: other.username, password: 'a guess' }, there)).status).toBe(401);
  }
  for (const caller of [call, node.call])
    expect((await caller('signIn', { email: other.username, password: PASSWORD }, there)).status).toBe(429);
  await node.close();
});
