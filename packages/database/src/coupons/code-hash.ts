import { createHmac } from 'node:crypto';

/** Keyed hash by which codes are looked up: a leaked table contains no redeemable code. */
export const codeHash =
  (secret: Uint8Array) =>
  (code: string): Buffer =>
    createHmac('sha256', secret).update(`code ${code}`).digest();
