import type { ZipAsked } from '@madang/contract/billing/card-fields.ts';
import type { Translated } from '@madang/i18n/translation.ts';
import type { cardForm } from '@madang/i18n/words/en_us/card-form.ts';

export type CardFormWords = Translated<typeof cardForm>;

/** What the server tells the frame's script, as JSON in the page. */
export interface FrameConfig {
  /** Whom the frame speaks to, and whom alone it hears. */
  readonly parentOrigin: string;
  readonly words: CardFormWords;
  readonly zipAsked: ZipAsked;
  /** The billing country (ISO 3166); null where the page around the frame does not know it. */
  readonly country: string | null;
}

export const CONFIG_ID = 'config';
