import { getBox } from '@madang/streaming/boxes.ts';

/** Where the width lies in a visual sample entry, and the height two bytes behind it (ISO/IEC 14496-12 section 12.1.3). */
const WIDTH_IN_ENTRY = 32;

/** Codec string (RFC 6381) and picture size of an initialisation part: H.264, or AAC-LC. */
export const describeTrack = (init: Buffer): { codecs: string; width: number; height: number } => {
  const stsd = getBox(init, 'moov/trak/mdia/minf/stbl/stsd');
  const entry = stsd.content + 8;
  const type = init.toString('latin1', entry + 4, entry + 8);
  if (type === 'mp4a') return { codecs: 'mp4a.40.2', width: 0, height: 0 };
  const avcC = init.indexOf('avcC', entry, 'latin1');
  if (type !== 'avc1' || avcC < 0) throw new RangeError(`A track is coded as ${type}; the player takes avc1 and mp4a.`);
  const profile = avcC + 5;
  return {
    codecs: `avc1.${init.toString('hex', profile, profile + 3)}`,
    width: init.readUInt16BE(entry + WIDTH_IN_ENTRY),
    height: init.readUInt16BE(entry + WIDTH_IN_ENTRY + 2),
  };
};
