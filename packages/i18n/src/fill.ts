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
}

/** Intl objects are dear to make and cheap to keep. */
const countings = new Map<string, Counting>();

const countingOf = (locale: string): Counting => {
  const counting = countings.get(locale) ?? { rule: new Intl.PluralRules(locale), number: new Intl.NumberFormat(locale) };
  countings.set(locale, counting);
  return counting;
};

/** Picks the form for `count` by the rules of the locale (BCP 47) and fills it in; `{count}` is written in its digits. */
export const plural = <F extends Forms>(
  locale: string,
  forms: F,
  count: number,
  values?: Readonly<Record<Exclude<PlaceholdersOf<F['other']>, 'count'>, string | number>>,
): string => {
  const { rule, number } = countingOf(locale);
  const form = forms[rule.select(count)] ?? forms.other;
  return fill<string>(form, { ...values, count: number.format(count) });
};
