import type { Localized } from '@madang/domain/shared/language.ts';

/** One line of a film in every subtitle language. */
export type SpokenText = Localized & Readonly<{ ko: string }>;
