import type { ZipLocation } from '@madang/contract/billing/card-fields.ts';
import type { Translated } from '@madang/i18n/translation.ts';
import type { cardForm } from '@madang/i18n/words/en_us/card-form.ts';

export type CardFormWords = Translated<typeof cardForm>;

/** Configuration of the frame's script, embedded in the page as JSON. */
export interface FrameConfig {
  /** The only origin for messages, in both directions. */
  readonly parentOrigin: string;
  readonly words: CardFormWords;
  readonly zipLocation: ZipLocation;
  /** Billing country (ISO 3166). Null while the page does not know it. */
  readonly country: string | null;
}

export const CONFIG_ID = 'config';
