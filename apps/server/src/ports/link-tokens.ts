/**
 * Tokens of links in emails, an HMAC of the link's id with an installation secret. An email can be rebuilt after a
 * crash, and neither the outbox nor the links table reveals a token.
 */
export interface LinkTokens {
  /** 256 bits in base64url. */
  tokenOf(linkId: string): string;
  /** SHA-256 of the token, by which a link is stored and found. */
  hash(token: string): Buffer;
}
