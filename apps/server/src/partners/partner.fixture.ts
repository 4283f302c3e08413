import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { PartnerSettings } from '../providers/partners/signed-assertions.ts';

const ALGORITHM = 'ES256';

export interface Made {
  readonly audience: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly issuer?: string;
  /** Signed with a key that is not the partner's. */
  readonly foreign?: boolean;
  readonly jti?: string | null;
  readonly lifeSeconds?: number;
}

/** A simulated partner: its registration with the server, and a signer of assertions. */
export const simulatedPartner = async (issuer: string, redirects: readonly string[] = []) => {
  const own = await generateKeyPair(ALGORITHM);
  const foreign = await generateKeyPair(ALGORITHM);
  const agreement: PartnerSettings = { issuer, redirects, key: { ...(await exportJWK(own.publicKey)), alg: ALGORITHM } };
  const assert = (claims: JWTPayload, made: Made): Promise<string> => {
    const seconds = Math.floor(made.at / 1000);
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(made.issuer ?? issuer)
      .setAudience(made.audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + (made.lifeSeconds ?? 60));
    if (made.jti !== null) token.setJti(made.jti ?? randomUUID());
    return token.sign(made.foreign ? foreign.privateKey : own.privateKey);
  };
  return { agreement, assert };
};
