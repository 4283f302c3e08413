/** Box of the ISO base media file format (ISO/IEC 14496-12), as byte offsets: start, start of its content, and end. */
export type Mp4Box = Readonly<{ type: string; start: number; content: number; end: number }>;

/** Sibling boxes in [from, to). */
export function* readBoxes(bytes: Buffer, from = 0, to = bytes.length): Generator<Mp4Box> {
  let start = from;
  while (start + 8 <= to) {
    const short = bytes.readUInt32BE(start);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    if (size < 8 || start + size > to) throw new RangeError(`A box at byte ${start} does not fit into its parent.`);
    const type = bytes.toString('latin1', start + 4, start + 8);
    yield { type, start, content: start + (short === 1 ? 16 : 8), end: start + size };
    start += size;
  }
}

/** The first box at the path, such as `moov/trak/mdia`, or undefined. */
export const findBox = (bytes: Buffer, path: string, from = 0, to = bytes.length): Mp4Box | undefined => {
  const [type, ...rest] = path.split('/');
  for (const box of readBoxes(bytes, from, to)) {
    if (box.type !== type) continue;
    const found = rest.length === 0 ? box : findBox(bytes, rest.join('/'), box.content, box.end);
    if (found) return found;
  }
  return undefined;
};

export const getBox = (bytes: Buffer, path: string, from = 0, to = bytes.length): Mp4Box => {
  const box = findBox(bytes, path, from, to);
  if (!box) throw new RangeError(`The file has no ${path} box.`);
  return box;
};

/** Writes one box around its content. */
export const writeBox = (type: string, ...content: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.reduce((size, part) => size + part.length, 8));
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...content]);
};

/** 32-bit unsigned numbers, most significant byte first. */
export const uint32s = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};
