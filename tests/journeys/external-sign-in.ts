import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT } from '@madang/server/identities/openid-client.fixture.ts';
import { SignJWT } from 'jose';
import { JOURNEY_WORLDS } from '../../tools/steps/journey-worlds.ts';
import { ROOT } from '../../tools/steps/root.ts';

/** Port of the test's OpenID provider, behind those of the servers. */
const PROVIDER_PORT = JOURNEY_WORLDS[0].port + 15;

const PROVIDER_KEY = join(ROOT, '.cache/journeys/provider-key.json');

/**
 * Imported only by the journey that needs it, because every process reads the settings below. The provider keeps its key on disk:
 * after a failed run another one starts at this address, and the servers reload keys only now and then.
 */
export const startProvider = async () => {
  const { newProviderKey, startOpenIdProvider } = await import('@madang/server/identities/openid-provider.fixture.ts');
  if (!existsSync(PROVIDER_KEY)) writeFileSync(PROVIDER_KEY, JSON.stringify(await newProviderKey()));
  return startOpenIdProvider(
    JOURNEY_WORLDS.map(({ address }) => `${address}/process/oauth/village`),
    PROVIDER_PORT,
    JSON.parse(readFileSync(PROVIDER_KEY, 'utf8')),
  );
};

// The fixed head of an Ed25519 private key in PKCS #8; the 32 bytes of the seed follow (RFC 8410 section 7).
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A fixed test key, so that all worker processes agree. It opens nothing but the journeys' servers. */
const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, Buffer.alloc(32, 7)]), format: 'der', type: 'pkcs8' });
const ISSUER = 'https://partner.example';

export const BACK_AT_BANGO = 'https://store.bango.example/done';

/** A partner's signed assertion, accepted only by the server at this address. */
export const assertionOf = (claims: Record<string, unknown>, audience: string): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('60s')
    .setJti(randomUUID())
    .sign(key);

const agreement = JSON.stringify({
  issuer: ISSUER,
  key: { ...createPublicKey(key).export({ format: 'jwk' }), alg: 'EdDSA' },
  redirects: [BACK_AT_BANGO],
});

/** Settings of the journeys' servers for sign-in through providers and partners. */
export const OUTSIDE_SETTINGS = {
  OPENID_PROVIDERS: JSON.stringify([
    {
      id: 'village',
      name: 'Village',
      issuer: `http://127.0.0.1:${PROVIDER_PORT}`,
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
    },
  ]),
  PARTNER_ODK: agreement,
  PARTNER_BANGO: agreement,
} as const;
