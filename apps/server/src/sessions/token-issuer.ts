import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { AccessClaims, TokenIssuer } from '../ports/authentication.ts';

/** Access tokens live ten minutes, which bounds the use of a stolen one. */
export const ACCESS_TOKEN_SECONDS = 600;
const AUDIENCE = 'madang';
/** How many verified tokens are remembered, so that a busy viewer's signature is checked once. */
const REMEMBERED = 20_000;

// The fixed head of an Ed25519 private key in PKCS #8; the 32 bytes of the seed follow (RFC 8410 section 7).
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The last letter of base64url has spare bits, and padding says nothing: of all spellings of one seal we write this. */
const hasOwnSpelling = (token: string): boolean => {
  const seal = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(seal, 'base64url').toString('base64url') === seal;
};

const sealingKey = (token: string): Uint8Array => new Uint8Array(hkdfSync('sha256', token, 'madang', 'refresh successor', 32));

/** `seed` is the 32 byte Ed25519 seed that all nodes share. */
export const tokenIssuer = (seed: Uint8Array): TokenIssuer => {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const verified = new Map<string, AccessClaims & { readonly expiresAt: number }>();

  const verify = async (token: string, now: number) => {
    if (!hasOwnSpelling(token)) return null;
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      audience: AUDIENCE,
      currentDate: new Date(now),
    });
    if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string' || typeof payload.exp !== 'number') return null;
    return { accountId: payload.sub, sessionId: payload['sid'], expiresAt: payload.exp * 1000 };
  };

  return {
    issueAccess: ({ accountId, sessionId }, now) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt' })
        .setSubject(accountId)
        .setAudience(AUDIENCE)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(now / 1000) + ACCESS_TOKEN_SECONDS)
        .setJti(randomBytes(9).toString('base64url'))
        .sign(privateKey),

    async readAccess(token, now) {
      if (token.length > 2000) return null;
      const known = verified.get(token);
      const claims = known ?? (await verify(token, now).catch(() => null));
      if (!claims) return null;
      if (now >= claims.expiresAt) {
        verified.delete(token);
        return null;
      }
      if (!known) {
        const oldest = verified.size >= REMEMBERED ? verified.keys().next().value : undefined;
        if (oldest !== undefined) verified.delete(oldest);
        verified.set(token, claims);
      }
      return claims;
    },

    newRefresh() {
      const token = randomBytes(32).toString('base64url');
      return { token, hash: this.hashRefresh(token) };
    },

    hashRefresh: (token) => createHash('sha256').update(token).digest(),

    seal(successor, predecessor) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey(predecessor), nonce);
      const sealed = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },

    unseal(sealed, predecessor) {
      const decipher = createDecipheriv('aes-256-gcm', sealingKey(predecessor), sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
};
