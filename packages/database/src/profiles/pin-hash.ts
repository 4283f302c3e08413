import { createHmac } from 'node:crypto';

/**
 * HMAC-SHA256 keyed with the PIN over the e-mail, and that once more with a secret of the server. Ten thousand PINs are tried in no
 * time by whoever reads the table; without the secret each of them looks as right as the next.
 */
export const pinHash = (secret: Uint8Array, pin: string, profileId: string, email: string): Buffer =>
  createHmac('sha256', secret).update(profileId).update(createHmac('sha256', pin).update(email).digest()).digest();
