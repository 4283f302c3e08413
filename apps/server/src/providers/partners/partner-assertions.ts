import type { HandOverClaims } from '@madang/domain/partners/hand-over.ts';
import type { Partner } from '@madang/domain/partners/partner.ts';

/** A partner's word, verified. */
export interface Assertion {
  /** Each is good once. */
  readonly jti: string;
  readonly claims: HandOverClaims;
}

export interface PartnerAssertions {
  /** Null for what the partner has not signed for us within the last minute. `now` in milliseconds. */
  read(partner: Partner, assertion: string, now: number): Promise<Assertion | null>;
  /** Addresses to which the partner's people may be sent back, letter by letter. */
  redirectsOf(partner: Partner): readonly string[];
}
