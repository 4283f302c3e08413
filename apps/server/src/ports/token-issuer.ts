export interface AccessClaims {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface TokenIssuer {
  issueAccess(claims: AccessClaims, now: number): Promise<string>;
  /** The claims of a token that is genuine and not expired at `now` (ms), else null. */
  readAccess(token: string, now: number): Promise<AccessClaims | null>;
  /** An opaque token of 256 bits and the hash under which it is stored. */
  newRefresh(): { readonly token: string; readonly hash: Buffer };
  hashRefresh(token: string): Buffer;
  /** Encrypts a successor with its predecessor, so that only the holder of the predecessor can read it. */
  seal(successor: string, predecessor: string): Buffer;
  unseal(sealed: Buffer, predecessor: string): string;
}
