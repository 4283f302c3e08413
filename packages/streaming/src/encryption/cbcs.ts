import { createCipheriv } from 'node:crypto';

/** Encryption key of a track, with key id and constant IV: 16 bytes each. */
export type TrackKey = Readonly<{ keyId: Buffer; key: Buffer; iv: Buffer }>;

/** Pattern encryption: `encrypted` blocks, then `clear` blocks. Zero and zero: all encrypted (ISO/IEC 23001-7, 9.6). */
export type Pattern = Readonly<{ encrypted: number; clear: number }>;

/** Encrypts a tenth of the picture, as ISO/IEC 23001-7, 10.4.2 recommends: set-top boxes decrypt slowly. */
export const PICTURE_PATTERN: Pattern = { encrypted: 1, clear: 9 };
export const SOUND_PATTERN: Pattern = { encrypted: 0, clear: 0 };

const BLOCK = 16;

/** Indexes of the encrypted blocks in a range. A partial last block stays clear. */
const blocksOf = (bytes: number, { encrypted, clear }: Pattern): readonly number[] => {
  const blocks = Array.from({ length: Math.floor(bytes / BLOCK) }, (_, at) => at);
  return clear === 0 ? blocks : blocks.filter((block) => block % (encrypted + clear) < encrypted);
};

/** Encrypts a range in place, as one CBC chain from the constant IV. */
export const encryptRange = (range: Buffer, { key, iv }: TrackKey, pattern: Pattern): void => {
  const blocks = blocksOf(range.length, pattern);
  if (blocks.length === 0) return;
  const plain = Buffer.concat(blocks.map((block) => range.subarray(block * BLOCK, (block + 1) * BLOCK)));
  const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
  const coded = Buffer.concat([cipher.update(plain), cipher.final()]);
  blocks.forEach((block, at) => coded.copy(range, block * BLOCK, at * BLOCK, (at + 1) * BLOCK));
};
