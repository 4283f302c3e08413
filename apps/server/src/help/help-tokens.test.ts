import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { helpTokens } from './help-tokens.ts';

const KEY = 'k'.repeat(32);
const NOON = Date.UTC(2026, 10, 22, 12);

test('a token identifies a reader to the holder of the key, once and from now', async () => {
  const token = await helpTokens(KEY).issue({ accountId: 'a-1', email: 'bora@films.example', name: 'Bora Han' }, NOON, 'once');
  const { payload, protectedHeader } = await jwtVerify(token, new TextEncoder().encode(KEY));
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(payload).toEqual({
    iat: NOON / 1000,
    jti: 'once',
    external_id: 'a-1',
    email: 'bora@films.example',
    name: 'Bora Han',
  });
  await expect(jwtVerify(token, new TextEncoder().encode('l'.repeat(32)))).rejects.toThrow('signature verification failed');
});
