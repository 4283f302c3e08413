/** Page number in the address, from 1. For paging without JavaScript. */
export const pageNumberIn = (url: URL): number => {
  const page = Number(url.searchParams.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};
