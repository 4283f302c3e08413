import { CARD_BRANDS } from '@madang/domain/billing/card-brand.ts';
import { faultOfHolder, faultOfZip, normalZip } from '@madang/domain/billing/card.ts';
import { normalText } from '@madang/domain/billing/field-rules.ts';
import { z } from 'zod';

const id = z.string().min(1).max(255);

/** What the frame tells of a card: what it does and what may be shown of it. There is no field for a number. */
export const TokenAsk = z.strictObject({
  scenario: z.string().max(40),
  brand: z.enum(CARD_BRANDS),
  last4: z.string().regex(/^\d{4}$/),
  expiry_month: z.number(),
  expiry_year: z.number(),
  zip_code: z
    .string()
    .refine((zip) => faultOfZip(zip) === null)
    .transform(normalZip),
  holder: z
    .string()
    .refine((name) => faultOfHolder(name) === null)
    .transform(normalText),
});
export type TokenAsk = z.infer<typeof TokenAsk>;

export const InstrumentAsk = z.strictObject({ token: id, account_id: id });
export type InstrumentAsk = z.infer<typeof InstrumentAsk>;

export const ChargeAsk = z.strictObject({
  amount: z.number().int().min(1).max(2_147_483_647),
  currency: z.string().regex(/^[A-Z]{3}$/),
  instrument: id,
});
export type ChargeAsk = z.infer<typeof ChargeAsk>;

export const Key = id;
