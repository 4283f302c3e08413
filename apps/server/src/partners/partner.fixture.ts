import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { PartnerSettings } from '../providers/partners/signed-assertions.ts';

const ALGORITHM = 'ES256';

export interface Made {
  readonly audience: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly issuer?: string;
  /** Of another partner, or of nobody. */
  readonly foreign?: boolean;
  readonly jti?: string | null;
  readonly lifeSeconds?: number;
}

/** A partner that hands people over: its agreement with us, and assertions as it makes them. */
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
