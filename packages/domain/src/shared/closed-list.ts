const unknown = (what: string, value: unknown): Error => new Error(`unknown ${what}: ${JSON.stringify(value) ?? 'undefined'}`);

/**
 * The value as a member of a closed list. Throws for any other value, such as one that a newer version of the product
 * has stored: no member is a safe guess.
 */
export const memberOf = <T extends string>(members: readonly T[], value: unknown, what: string): T => {
  const member = members.find((one) => one === value);
  if (member === undefined) throw unknown(what, value);
  return member;
};

/** Marks a case that the types exclude: it does not compile while a member of the union has no case, and throws at run time. */
export const assertNever = (value: never, what: string): never => {
  throw unknown(what, value);
};

/** The entry of a key in a total table. Throws for a key that the types promise and the table lacks. */
export const entryFor = <K extends string, V>(table: Readonly<Record<K, V>>, key: K, what: string): V => {
  if (!Object.hasOwn(table, key)) throw unknown(what, key);
  return table[key];
};
