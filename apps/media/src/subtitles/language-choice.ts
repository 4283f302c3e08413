/** The first part of a language tag in small letters: `ko` of `ko-KR`. */
export const primaryLanguage = (language: string) => (language.toLowerCase().split(/[-_]/, 1)[0] ?? '').slice(0, 3);

/**
 * Which of the languages in a file is meant: the only one, or the one of the wanted tag. Null where the wanted one is not
 * among several: guessing would publish the wrong one.
 */
export const chooseLanguage = <T extends Readonly<{ language: string | null }>>(
  found: readonly T[],
  wanted: string,
): T | null => {
  const [only] = found;
  if (only && found.length === 1) return only;
  const same = found.filter(({ language }) => language?.toLowerCase() === wanted.toLowerCase());
  const near = found.filter(({ language }) => language !== null && primaryLanguage(language) === primaryLanguage(wanted));
  return same[0] ?? near[0] ?? null;
};
