import { createHash, createHmac } from 'node:crypto';

/**
 * Tokens of links in mails. A token follows from its link's id and a secret of the installation: a mail can be written again after a
 * crash, and neither the mails that wait nor the links in the database let anybody guess one.
 */
export interface LinkTokens {
  /** 256 bits in base64url. */
  tokenOf(linkId: string): string;
  /** Under which a link is stored and found. */
  hash(token: string): Buffer;
}

export const linkTokens = (secret: string): LinkTokens => ({
  tokenOf: (linkId) => createHmac('sha256', secret).update(`link in a mail ${linkId}`).digest('base64url'),
  hash: (token) => createHash('sha256').update(token).digest(),
});
