import type { HandOverClaims } from '@madang/domain/partners/hand-over.ts';
import type { Partner } from '@madang/domain/partners/partner.ts';

/** A verified identity assertion of a partner. */
export interface Assertion {
  /** JWT ID, accepted once. */
  readonly jti: string;
  readonly claims: HandOverClaims;
}

export interface PartnerAssertions {
  /** Null unless the partner signed it for us within the last minute. `now` is in milliseconds. */
  read(partner: Partner, assertion: string, now: number): Promise<Assertion | null>;
  /** Redirect URIs registered for the partner, matched exactly. */
  redirectsOf(partner: Partner): readonly string[];
}
