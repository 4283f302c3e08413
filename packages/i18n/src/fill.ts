import { memoize } from './memoize.ts';

/** The names between braces in a template, as types: `'{count} of {total}'` needs count and total. */
export type PlaceholdersOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

export type ValuesOf<Template extends string> = Readonly<Record<PlaceholdersOf<Template>, string | number>>;

/**
 * Puts values into a template; the compiler knows from the English words which ones it needs. A value that ends with a full stop, such as
 * `9:05 p.m.`, takes the place of the one that follows it.
 */
export const fill = <Template extends string>(template: Template, values: ValuesOf<Template>): string =>
  template.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = (values as Record<string, string | number>)[name];
    if (value === undefined) return whole;
    const text = String(value);
    return text.endsWith('.') ? text : `${text}${stop}`;
  });

/** A text in as many forms as the language counts; `other` is always there. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Which counts below `SMALL` take the form `one`, by language; all others of them take `other` (CLDR, Unicode's rules). Intl knows, but a
 * phone takes a tenth of a second to make its rules, while the page waits to come alive.
 */
const ONES: Readonly<Record<string, readonly number[]>> = { en: [1], pt: [0, 1], es: [1], zh: [], vi: [] };
const SMALL = 1000;

const rules = memoize((locale) => new Intl.PluralRules(locale));
const numbers = memoize((locale) => new Intl.NumberFormat(locale));

const counted = (locale: string, count: number): { readonly form: Intl.LDMLPluralRule; readonly digits: string } => {
  const ones = ONES[locale.slice(0, 2)];
  return ones && count >= 0 && count < SMALL && Number.isInteger(count)
    ? { form: ones.includes(count) ? 'one' : 'other', digits: String(count) }
    : { form: rules(locale).select(count), digits: numbers(locale).format(count) };
};

/** Picks the form for `count` by the rules of the locale (BCP 47) and fills it in; `{count}` is written in its digits. */
export const plural = <F extends Forms>(
  locale: string,
  forms: F,
  count: number,
  values?: Readonly<Record<Exclude<PlaceholdersOf<F['other']>, 'count'>, string | number>>,
): string => {
  const { form, digits } = counted(locale, count);
  return fill<string>(forms[form] ?? forms.other, { ...values, count: digits });
};
