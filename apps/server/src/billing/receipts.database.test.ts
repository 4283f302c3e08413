import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { COOKIES } from '../http/cookies.ts';
import { startTill } from './billing.fixture.ts';

const till = await startTill();
const { app, newViewer, buy, call, transactions, provider, close } = till;
afterAll(close);

const SKU = 'WEB_BASIC_MONTHLY_USD';
const fileAt = (url: string, cookie?: string) =>
  app.inject({ method: 'GET', url, ...(cookie !== undefined && { cookies: { [COOKIES.token]: cookie } }) });
const urlOf = (id: string): string => `/api/gateway/v03/fe/recurly/transaction/${id}/receipt`;

test('a paid transaction has a PDF receipt in the requested language, which no cache may store', async () => {
  const user = await newViewer();
  const { object } = await buy(user.as, SKU, { skip_trial: true });
  const id = String(object['transaction_id']);
  const transaction = (await call('getTransaction', { id }, { as: user.as })).object;
  expect(transaction).toEqual((await transactions(user.as))[0]);
  expect(transaction).toMatchObject({ id, state: 'paid', receipt_url: urlOf(id) });
  const answers = await Promise.all(
    ['', '?language=zh_cn&time_zone=Asia/Seoul', '?language=xx&time_zone=Moon/Sea'].map((query) =>
      fileAt(`${urlOf(id)}${query}`, user.as),
    ),
  );
  for (const { statusCode, headers, rawPayload } of answers) {
    // A failed assertion shows the response body.
    const text = statusCode === 200 ? '' : rawPayload.toString();
    expect([text, headers['content-type'], headers['cache-control']]).toEqual(['', 'application/pdf', 'private, no-store']);
    expect(headers['content-disposition']).toBe(`attachment; filename="madang-${String(transaction['number'])}.pdf"`);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.length).toBeLessThan(200_000);
  }
  const [english, chinese, unknown] = answers.map(({ rawPayload }) => rawPayload);
  expect(unknown).toEqual(english);
  expect(chinese).not.toEqual(english);
});

test('a receipt downloads only for the signed-in payer and is not found by others', async () => {
  const [user, other] = [await newViewer(), await newViewer()];
  const id = String((await buy(user.as, SKU, { skip_trial: true })).object['transaction_id']);
  const reasonOf = async (path: string, cookie?: string) => {
    const answer = await fileAt(urlOf(path), cookie);
    return [answer.statusCode, answer.json<{ reason: string }>().reason];
  };
  expect(await reasonOf(id, other.as)).toEqual([404, 'TRANSACTION_NOT_FOUND']);
  expect(await reasonOf(randomUUID(), user.as)).toEqual([404, 'TRANSACTION_NOT_FOUND']);
  expect(await reasonOf('no-id', user.as)).toEqual([404, 'TRANSACTION_NOT_FOUND']);
  expect(await reasonOf(id)).toEqual([401, 'SIGN_IN_NEEDED']);
  await call('signOut', {}, { as: user.as });
  expect(await reasonOf(id, user.as)).toEqual([401, 'SIGN_IN_NEEDED']);
});

test('a pending transaction has no receipt', async () => {
  const user = await newViewer();
  provider.moves.push({ silently: { state: 'SUCCEEDED', reference: 'paid' } });
  const id = String((await buy(user.as, SKU, { skip_trial: true })).object['transaction_id']);
  expect((await call('getTransaction', { id }, { as: user.as })).object).toMatchObject({ state: 'pending', receipt_url: null });
  const { statusCode, body } = await fileAt(urlOf(id), user.as);
  expect([statusCode, (JSON.parse(body) as { reason: string }).reason]).toEqual([409, 'TRANSACTION_NOT_PAID']);
});
