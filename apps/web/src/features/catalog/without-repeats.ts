/** Every id once, in the order of its first coming: a list that grew between two pages gives no card twice (CA-51). */
export const withoutRepeats = <T extends { readonly id: string }>(items: readonly T[]): readonly T[] => {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
};
