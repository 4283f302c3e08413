/** Ending of the address at which the router's script fetches the data of a page; `_` stands for a last segment that is empty. */
const DATA = /(?:(?<=\/)_)?\.data$/;
/** Query parameter that names the routes whose data is fetched. */
const ROUTES_KEY = '_routes';

const split = (address: string): readonly [path: string, search: string] => {
  const end = address.search(/[?#]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)];
};

/** Whether a path with its query is one of the router's own for the data of a page: a browser that opens it shows serialized data. */
export const isDataAddress = (address: string): boolean => DATA.test(split(address)[0]);

/** The address of the page that a data address belongs to; any other address as it is. */
export const pageAddress = (address: string): string => {
  const [path, search] = split(address);
  if (!DATA.test(path)) return address;
  const query = new URLSearchParams(search);
  query.delete(ROUTES_KEY);
  return path.replace(DATA, '') + (query.size > 0 ? `?${query}` : '');
};
