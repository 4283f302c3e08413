import { createHash, createHmac } from 'node:crypto';
import type { LinkTokens } from '../../ports/mail.ts';

export const linkTokens = (secret: string): LinkTokens => ({
  tokenOf: (linkId) => createHmac('sha256', secret).update(`link in a mail ${linkId}`).digest('base64url'),
  hash: (token) => createHash('sha256').update(token).digest(),
});
