import { ASSERTION_SECONDS } from '@madang/domain/partners/hand-over.ts';
import type { Partner } from '@madang/domain/partners/partner.ts';
import type { JWK } from 'jose';
import { z } from 'zod';
import type { PartnerAssertions } from '../../ports/identity-providers.ts';

/** What was agreed with a partner. */
export interface PartnerSettings {
  /** The partner's `iss` claim. */
  readonly issuer: string;
  /** The partner's public key. Only this key's algorithm is accepted. */
  readonly key: JWK & { readonly alg: string };
  readonly redirects: readonly string[];
}

/** Allowed clock skew, in seconds. */
const TOLERANCE_SECONDS = 5;

const Text = z.string().max(500).optional();
const Claims = z.object({
  jti: z.string().min(8).max(200),
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.boolean().optional(),
  given_name: Text,
  family_name: Text,
  birthdate: z.string().max(10).optional(),
  locale: z.string().max(20).optional(),
  guest: z.boolean().optional(),
  requestId: Text,
  productId: Text,
  bangoUserId: Text,
});

/** Assertions as signed JWTs (JWS). `audience` is the public URL of this service. */
export const signedAssertions = (
  partners: Readonly<Partial<Record<Partner, PartnerSettings>>>,
  audience: string,
): PartnerAssertions => ({
  async read(partner, assertion, now) {
    const settings = partners[partner];
    if (!settings) return null;
    const [{ importJWK }, { jwtVerify }] = await Promise.all([import('jose/key/import'), import('jose/jwt/verify')]);
    const verified = await jwtVerify(assertion, await importJWK(settings.key), {
      algorithms: [settings.key.alg],
      issuer: settings.issuer,
      audience,
      maxTokenAge: ASSERTION_SECONDS,
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      currentDate: new Date(now),
    }).catch(() => null);
    const parsed = Claims.safeParse(verified?.payload);
    if (!parsed.success) return null;
    const { jti, ...claims } = parsed.data;
    return { jti, claims };
  },
  redirectsOf: (partner) => partners[partner]?.redirects ?? [],
});
