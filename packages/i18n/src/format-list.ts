import { kept } from './kept.ts';

const listFormat = kept((locale, type) => new Intl.ListFormat(locale, { type: type as Intl.ListFormatType }));

/** "a, b and c", or with `unit` "a, b, c". */
export const formatList = (
  locale: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string => listFormat(locale, type).format(items);

/** "a, b, c" in pieces, for items that are more than text. */
export const formatListParts = (
  locale: string,
  items: readonly string[],
): readonly { readonly type: 'element' | 'literal'; readonly value: string }[] => listFormat(locale, 'unit').formatToParts(items);
