import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenIssuer } from './token-issuer.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const CLAIMS = { accountId: 'account', sessionId: 'session' };
const tokens = tokenIssuer(Buffer.alloc(32, 1));
const token = await tokens.issueAccess(CLAIMS, NOW);

test('a token is read until it has run out, however often it was read before', async () => {
  expect(await tokens.readAccess(token, NOW)).toMatchObject(CLAIMS);
  expect(await tokens.readAccess(token, NOW + 599_000)).toMatchObject(CLAIMS);
  expect(await tokens.readAccess(token, NOW + 600_000)).toBeNull();
  expect(await tokens.readAccess(token, NOW + 600_001)).toBeNull();
});

test('nodes that share a key read each other’s tokens, others do not', async () => {
  expect(await tokenIssuer(Buffer.alloc(32, 1)).readAccess(token, NOW)).toMatchObject(CLAIMS);
  expect(await tokenIssuer(Buffer.alloc(32, 2)).readAccess(token, NOW)).toBeNull();
});

test('no two tokens are alike', async () => {
  expect(await tokens.issueAccess(CLAIMS, NOW)).not.toBe(token);
  expect(tokens.newRefresh().token).not.toBe(tokens.newRefresh().token);
});

test('a token with any letter changed, left out or added is worth nothing', async () => {
  const fresh = tokenIssuer(Buffer.alloc(32, 1));
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.constantFrom('A', 'z', '.', '', 'AA'), async (at, letter) => {
      const changed = `${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
      if (changed !== token) expect(await fresh.readAccess(changed, NOW)).toBeNull();
    }),
    { numRuns: 200 },
  );
});

test('a token with any bit of any byte turned is worth nothing', async () => {
  const bytes = Buffer.from(token);
  for (let at = 0; at < bytes.length; at += 1)
    for (let bit = 0; bit < 8; bit += 1) {
      const turned = Buffer.from(bytes);
      turned[at] = (turned[at] ?? 0) ^ (1 << bit);
      expect(await tokens.readAccess(turned.toString('latin1'), NOW), `${at}.${bit}`).toBeNull();
    }
});

test('a seal has one spelling', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (const last of letters) {
    const spelt = token.slice(0, -1) + last;
    expect((await tokens.readAccess(spelt, NOW)) !== null, last).toBe(spelt === token);
  }
  for (const added of ['=', '==', ' ', '\n', '\t', '.']) expect(await tokens.readAccess(token + added, NOW)).toBeNull();
});

test('a refresh token is 256 random bits and stored as its hash', () => {
  const { token: refresh, hash } = tokens.newRefresh();
  expect(Buffer.from(refresh, 'base64url')).toHaveLength(32);
  expect(hash).toEqual(tokens.hashRefresh(refresh));
  expect(hash).toHaveLength(32);
});

test('only the holder of the predecessor can decrypt the successor', () => {
  const sealed = tokens.seal('successor', 'predecessor');
  expect(tokens.unseal(sealed, 'predecessor')).toBe('successor');
  expect(() => tokens.unseal(sealed, 'another')).toThrow();
  expect(sealed.includes('successor')).toBe(false);
});
