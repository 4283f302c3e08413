/** Extracts the texts of an uncompressed PDF in drawing order. */
export const textsIn = (file: Uint8Array): readonly string[] => {
  const source = Buffer.from(file).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body] as const),
  );
  const lettersOf = (font: string): readonly string[] => {
    const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '') ?? [];
    const map = objects.get(id) ?? '';
    return [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)].flatMap(([, entries = '']) =>
      [...entries.matchAll(/<([^>]*)>/g)].map(([, codes = '']) =>
        Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  };
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(id)] as const),
  );
  let letters: readonly string[] = [];
  const texts: string[] = [];
  for (const [, font, shown] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>[\s\d.-]*)+)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? [];
    else
      texts.push(
        (shown?.match(/<[\da-f]*>/g) ?? [])
          .flatMap((run) => run.match(/[\da-f]{4}/g) ?? [])
          .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '')
          .join(''),
      );
  }
  return texts;
};
