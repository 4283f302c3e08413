import { createHmac } from 'node:crypto';

/** What codes are found by: a hash with a secret, so that whoever reads the table can redeem none. */
export const codeHash =
  (secret: Uint8Array) =>
  (code: string): Buffer =>
    createHmac('sha256', secret).update(`code ${code}`).digest();
