import { readBoxes, getBox, uint32s, writeBox, type Mp4Box } from '../boxes.ts';
import type { Pattern, TrackKey } from './cbcs.ts';

const SAMPLE_ENTRIES = 'moov/trak/mdia/minf/stbl/stsd';
const IS_PROTECTED = 1;
/** Per-sample IV size: the track has a constant IV. */
const NO_IV_OF_ITS_OWN = 0;
const SCHEME_VERSION = 0x00010000;

/** Track encryption box: how the track is encrypted (ISO/IEC 23001-7, 8.2). */
const writeTenc = ({ keyId, iv }: TrackKey, { encrypted, clear }: Pattern): Buffer => {
  const fields = Buffer.from([0, encrypted * 16 + clear, IS_PROTECTED, NO_IV_OF_ITS_OWN]);
  return writeBox('tenc', uint32s(0x01000000), fields, keyId, Buffer.from([iv.length]), iv);
};

/** Protection scheme box: the original sample entry format, and the scheme (ISO/IEC 14496-12, 8.12). */
const writeSinf = (format: string, key: TrackKey, pattern: Pattern): Buffer =>
  writeBox(
    'sinf',
    writeBox('frma', Buffer.from(format, 'latin1')),
    writeBox('schm', uint32s(0), Buffer.from('cbcs', 'latin1'), uint32s(SCHEME_VERSION)),
    writeBox('schi', writeTenc(key, pattern)),
  );

/** Copies boxes with new content for the one at the end of the path. */
const replaceIn = (
  bytes: Buffer,
  [type, ...path]: readonly string[],
  replace: (box: Mp4Box) => Buffer,
  from = 0,
  to = bytes.length,
): Buffer =>
  Buffer.concat(
    [...readBoxes(bytes, from, to)].map((box) => {
      if (box.type !== type) return bytes.subarray(box.start, box.end);
      if (path.length === 0) return replace(box);
      return writeBox(box.type, replaceIn(bytes, path, replace, box.content, box.end));
    }),
  );

/** Init segment of an encrypted track: `avc1` becomes `encv`, `mp4a` becomes `enca`, and their child boxes stay. */
export const encryptInit = (init: Buffer, key: TrackKey, pattern: Pattern): Buffer =>
  replaceIn(init, SAMPLE_ENTRIES.split('/'), (stsd) => {
    const count = init.subarray(stsd.content, stsd.content + 8);
    const entries = [...readBoxes(init, stsd.content + 8, stsd.end)].map(({ type, content, end }) =>
      writeBox(type === 'avc1' ? 'encv' : 'enca', init.subarray(content, end), writeSinf(type, key, pattern)),
    );
    return writeBox('stsd', count, ...entries);
  });

/** Size of a visual sample entry's own fields, before its child boxes (ISO/IEC 14496-12, 12.1.3). */
const VISUAL_ENTRY_BYTES = 78;

/** The `avcC` of a video track. Null for audio. */
export const findAvcRecord = (init: Buffer): Buffer | null => {
  const stsd = getBox(init, SAMPLE_ENTRIES);
  const [entry] = readBoxes(init, stsd.content + 8, stsd.end);
  if (entry?.type === 'mp4a') return null;
  if (entry?.type !== 'avc1') throw new RangeError(`A track is coded as ${entry?.type}; avc1 and mp4a are encrypted.`);
  const avcC = getBox(init, 'avcC', entry.content + VISUAL_ENTRY_BYTES, entry.end);
  return init.subarray(avcC.content, avcC.end);
};
