const PATH_FIELD = /:(\w+)/g;

/** Fills the input fields of a path pattern (`:poll_token`) and returns the rest of the input. */
export const fillPath = (path: string, input: Readonly<Record<string, unknown>>) => {
  const rest = { ...input };
  const filled = path.replace(PATH_FIELD, (_whole, field: string) => {
    delete rest[field];
    return encodeURIComponent(String(input[field] ?? ''));
  });
  return { path: filled, rest };
};

/** Extracts the input fields of a path by its pattern. */
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
