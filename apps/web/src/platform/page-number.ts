/** The page of a list that an address asks for, from 1; how people without scripts turn pages. */
export const pageNumberIn = (url: URL): number => {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};
