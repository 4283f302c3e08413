type Fields = { [name: string]: Value };
type Value = string | Fields | Value[];

const isListed = (fields: Fields): boolean =>
  Object.keys(fields).length > 0 && Object.keys(fields).every((name, at) => name === String(at));

const withLists = (value: Value): Value => {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLists(inner)]));
  return isListed(fields) ? Object.values(fields) : fields;
};

/** Parses Stripe's form encoding, `card[number]=…&types[0]=…`, into nested objects and lists of strings. */
export const readForm = (form: string): Fields => {
  const root: Fields = {};
  for (const [name, text] of new URLSearchParams(form)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let at = root;
    for (const part of path) at = (at[part] ??= {}) as Fields;
    at[last] = text;
  }
  return withLists(root) as Fields;
};
