/** Suffix of the URL from which the router fetches a page's data. `_` stands for an empty last segment. */
const DATA = /(?:(?<=\/)_)?\.data$/;
/** Query parameter with the routes whose data is fetched. */
const ROUTES_KEY = '_routes';

const split = (address: string): readonly [path: string, search: string] => {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
};

/** Whether a path with query is a data URL of the router: a browser that opens it shows serialized data. */
export const isDataAddress = (address: string): boolean => DATA.test(split(address)[0]);

/** Page URL of a data URL. Other URLs unchanged. */
export const pageAddress = (address: string): string => {
  const [path, search] = split(address);
  if (!DATA.test(path)) return address;
  const query = new URLSearchParams(search);
  query.delete(ROUTES_KEY);
  return path.replace(DATA, '') + (query.size > 0 ? `?${query}` : '');
};
