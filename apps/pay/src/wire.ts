import { CARD_BRANDS } from '@madang/domain/billing/card-brand.ts';
import { faultOfHolder, faultOfZip, normalZip } from '@madang/domain/billing/card.ts';
import { normalText } from '@madang/domain/billing/field-rules.ts';
import { taxIdIn } from '@madang/domain/billing/tax-id.ts';
import { z } from 'zod';

const id = z.string().min(1).max(255);

/** Token request of the frame: scenario and display data of a card. There is no field for a number. */
export const TokenRequest = z
  .strictObject({
    scenario: z.string().max(40),
    brand: z.enum(CARD_BRANDS),
    last4: z.string().regex(/^\d{4}$/),
    expiry_month: z.number(),
    expiry_year: z.number(),
    // Empty in countries without postal codes.
    zip_code: z
      .string()
      .refine((zip) => zip === '' || faultOfZip(zip) === null)
      .transform(normalZip),
    // Billing country. Null while the embedding page does not know it.
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    holder: z
      .string()
      .refine((name) => faultOfHolder(name) === null)
      .transform(normalText),
  })
  .refine(({ zip_code: zip, country }) => zip === '' || faultOfZip(zip, country) === null);
export type TokenRequest = z.infer<typeof TokenRequest>;

export const InstrumentRequest = z.strictObject({ token: id, account_id: id });
export type InstrumentRequest = z.infer<typeof InstrumentRequest>;

export const ChargeRequest = z.strictObject({
  amount: z.number().int().min(1).max(2_147_483_647),
  currency: z.string().regex(/^[A-Z]{3}$/),
  instrument: id,
  /** Return URL after bank authentication. Null for an off-session charge. */
  return_url: z.url().max(2000).nullable().default(null),
});
export type ChargeRequest = z.infer<typeof ChargeRequest>;

const text = z.string().min(1).max(200);

export const BoletoRequest = z.strictObject({
  amount: z.number().int().min(1).max(2_147_483_647),
  account_id: id,
  name: text,
  email: z.string().max(254),
  /** Punctuated, because plain digits may look like a card number. */
  tax_id: z
    .string()
    .max(18)
    .refine((typed) => taxIdIn(typed) !== null),
  address: z.strictObject({ line: text, city: text, state: text, postal_code: text }),
  days: z.number().int().min(1).max(60),
});
export type BoletoRequest = z.infer<typeof BoletoRequest>;

export const RefundRequest = z.strictObject({ charge: id, amount: z.number().int().min(1).max(2_147_483_647) });
export type RefundRequest = z.infer<typeof RefundRequest>;

export const IdempotencyKey = id;
