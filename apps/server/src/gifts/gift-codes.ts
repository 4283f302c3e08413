import { createHmac } from 'node:crypto';
import { newCode } from '@madang/domain/coupons/code.ts';
import type { GiftDeps } from '../ports/billing-deps.ts';

/**
 * Derives a gift's code from its id and the installation's secret, so it can be shown and mailed again without storage.
 * Each of its 18 symbols (5 bits) uses one byte of the HMAC. 256 is a multiple of 32, so there is no modulo bias.
 */
export const giftCodes = (secret: Uint8Array): GiftDeps => ({
  codeOf: (giftId) => {
    const bytes = createHmac('sha256', secret).update(`code of the gift ${giftId}`).digest().values();
    return newCode((below) => (bytes.next().value ?? 0) % below);
  },
});
