import { createHmac } from 'node:crypto';
import { newCode } from '@madang/domain/coupons/code.ts';

/** What gifts depend on besides what every purchase does. */
export interface GiftDeps {
  /** The code of a gift, in its normal spelling. */
  readonly codeOf: (giftId: string) => string;
}

/**
 * A gift's code follows from its id and a secret of the installation: it can be shown and mailed again, and is kept nowhere. Each of its
 * 18 signs of 5 bits takes a byte of an HMAC, whose 256 values give all of them equally often.
 */
export const giftCodes = (secret: Uint8Array): GiftDeps => ({
  codeOf: (giftId) => {
    const bytes = createHmac('sha256', secret).update(`code of the gift ${giftId}`).digest().values();
    return newCode((below) => (bytes.next().value ?? 0) % below);
  },
});
