import { createHash } from 'node:crypto';

/** UUID derived from a name, equal on every machine. */
export const idOf = (name: string): string => {
  const hex = createHash('sha256').update(`madang demo ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};
