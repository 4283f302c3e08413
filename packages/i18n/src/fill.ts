/** The names between braces in a template, as types: `'{count} of {total}'` needs count and total. */
export type PlaceholdersOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

export type ValuesOf<Template extends string> = Readonly<Record<PlaceholdersOf<Template>, string | number>>;

/** Puts values into a template; the compiler knows from the English words which ones it needs. */
export const fill = <Template extends string>(template: Template, values: ValuesOf<Template>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String((values as Record<string, string | number>)[name] ?? whole));

/** A text in as many forms as the language counts; `other` is always there. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

interface Counting {
  readonly rule: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
  /** The form and the digits of the counts that were said so far, up to `MOST_KNOWN`. */
  readonly known: Counted[];
}

interface Counted {
  readonly form: Intl.LDMLPluralRule;
  readonly digits: string;
}

/** Most counts are small, and are said again and again. */
const MOST_KNOWN = 1000;

/** Intl objects are dear to make, and dear enough to ask that a page with many cards shows it. */
const countings = new Map<string, Counting>();

const countingOf = (locale: string): Counting => {
  const counting = countings.get(locale) ?? {
    rule: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
    known: [],
  };
  countings.set(locale, counting);
  return counting;
};

const counted = (locale: string, count: number): Counted => {
  const { rule, number, known } = countingOf(locale);
  const said = known[count] ?? { form: rule.select(count), digits: number.format(count) };
  if (Number.isInteger(count) && count >= 0 && count < MOST_KNOWN) known[count] = said;
  return said;
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
