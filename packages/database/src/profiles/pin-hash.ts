import { createHmac } from 'node:crypto';

/**
 * HMAC of the PIN over the email address, and of that with a server secret. A leaked table alone cannot be
 * brute-forced: 10,000 PINs are tried in no time, but without the secret none of them can be verified.
 */
export const pinHash = (secret: Uint8Array, pin: string, profileId: string, email: string): Buffer =>
  createHmac('sha256', secret).update(profileId).update(createHmac('sha256', pin).update(email).digest()).digest();
