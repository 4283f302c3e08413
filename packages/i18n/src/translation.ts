import type { Forms } from './fill.ts';
import type enUs from './words/en_us.ts';

/** Keeps the keys and drops the letters: what a translation has to have. */
export type Translated<Source> = Source extends string
  ? string
  : Source extends Forms
    ? Forms
    : { readonly [Key in keyof Source]: Translated<Source[Key]> };

/** The English catalogue is the type of them all: a missing key does not compile. */
export type Words = typeof enUs;
export type Translation = Translated<Words>;
