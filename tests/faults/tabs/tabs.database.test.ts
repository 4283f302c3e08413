import { PASSWORD, startApp } from '@madang/server/app.fixture.ts';
import { ACCESS_TOKEN_SECONDS } from '@madang/server/sessions/token-issuer.ts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openBrowser, type Request } from './browser.ts';

const { app, signUp, startNode, clock, close } = await startApp();
const other = await startNode();
const nodes = [app, other.app];
afterAll(async () => {
  await other.close();
  await close();
});

const TABS = 10;
const ROUNDS = 8;
const within = (milliseconds: number) => new Promise((pass) => setTimeout(pass, Math.random() * milliseconds));
/** On the way there and back, in milliseconds: what is sent first need not come first. */
const onTheWay = () => within(30);
/** Tabs are not looked at in the same millisecond. */
const someTime = () => within(80);

let turn = 0;
const carry = async ({ method, path, headers, body }: Request) => {
  turn += 1;
  const node = nodes[turn % nodes.length] ?? app;
  await onTheWay();
  const answered = await node.inject({
    method: method as 'GET',
    url: path,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  await onTheWay();
  return { status: answered.statusCode, body: answered.body, cookies: answered.cookies };
};

test('ten tabs on two nodes refresh once per token expiry, and none is signed out', async () => {
  const { username } = await signUp();
  const browser = openBrowser(carry);
  onTestFinished(browser.close);
  const token = await browser.signIn({ email: username, password: PASSWORD });
  const tabs = await Promise.all(Array.from({ length: TABS }, () => browser.openTab(token)));
  for (let round = 1; round <= ROUNDS; round += 1) {
    clock.now += ACCESS_TOKEN_SECONDS * 1000;
    await Promise.all(
      tabs.map(async ({ api }) => {
        await someTime();
        await Promise.all([api.listProfiles(), api.getAccount(), api.listSessions()]);
      }),
    );
    expect(browser.counts.refreshes).toBe(round);
  }
  expect(tabs.map(({ signedOut }) => signedOut)).toEqual(tabs.map(() => 0));
});
