import { memoize } from './memoize.ts';

const listFormat = memoize((locale, type) => new Intl.ListFormat(locale, { type: type as Intl.ListFormatType }));

interface ListPart {
  readonly type: 'element' | 'literal';
  readonly value: string;
}

/** CLDR puts nothing between the units of a Chinese list, as in 5米30厘米: names would run together. */
const unitParts = (locale: string, items: readonly string[]): readonly ListPart[] =>
  locale.startsWith('zh')
    ? items.flatMap((value, index): ListPart[] => [
        ...(index > 0 ? [{ type: 'literal' as const, value: '、' }] : []),
        { type: 'element', value },
      ])
    : listFormat(locale, 'unit').formatToParts(items);

/** "a, b and c", or with `unit` "a, b, c". */
export const formatList = (
  locale: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string =>
  type === 'unit'
    ? unitParts(locale, items)
        .map(({ value }) => value)
        .join('')
    : listFormat(locale, type).format(items);

/** "a, b, c" in pieces, for items that are more than text. */
export const formatListParts = unitParts;
