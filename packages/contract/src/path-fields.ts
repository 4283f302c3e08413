const PATH_FIELD = /:(\w+)/g;

/** A path of the table with the fields of the input that stand in it, `:poll_token`, and the rest of the input. */
export const fillPath = (path: string, input: Readonly<Record<string, unknown>>) => {
  const rest = { ...input };
  const filled = path.replace(PATH_FIELD, (_whole, field: string) => {
    delete rest[field];
    return encodeURIComponent(String(input[field] ?? ''));
  });
  return { path: filled, rest };
};

/** The fields of the input that stand in a path, read back by the path of the table. */
export const fieldsInPath = (pattern: string, path: string): Readonly<Record<string, string>> => {
  const parts = path.split('?')[0]?.split('/') ?? [];
  return Object.fromEntries(
    pattern
      .split('/')
      .flatMap((part, index): [string, string][] =>
        part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index] ?? '')]] : [],
      ),
  );
};
