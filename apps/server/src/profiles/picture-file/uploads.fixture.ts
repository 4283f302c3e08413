import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Uploads that cost a decoder much, written by hand: no encoder produces them. */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

type PngOptions = { readonly colorType?: 0 | 3; readonly interlaced?: boolean; readonly before?: readonly Buffer[] };

const uint32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

/** Column start, row start, column step, row step of the seven passes of an interlaced PNG. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const rawSize = (width: number, height: number, interlaced: boolean): number => {
  if (!interlaced) return height * (1 + width);
  return ADAM7.reduce((sum, [x, y, stepX, stepY]) => {
    const [columns, rows] = [Math.ceil((width - x) / stepX), Math.ceil((height - y) / stepY)];
    return sum + (columns > 0 && rows > 0 ? rows * (1 + columns) : 0);
  }, 0);
};

/** A black PNG of 8 bits per pixel, as small a file as zlib makes it. */
export const blackPng = (width: number, height: number, { colorType = 0, interlaced = false, before = [] }: PngOptions = {}) => {
  const header = Buffer.concat([uint32(width, height), Buffer.from([8, colorType, 0, 0, interlaced ? 1 : 0])]);
  const palette = colorType === 3 ? [chunk('PLTE', Buffer.from([0, 0, 0, 255, 80, 60]))] : [];
  const pixels = deflateSync(Buffer.alloc(rawSize(width, height, interlaced)), { level: 1 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...before,
    ...palette,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG header of any size with hardly any pixels behind it. */
export const hollowPng = (width: number, height: number): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width, height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });
/** Compressed text of a PNG. */
export const textBomb = (bytes: number): Buffer =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), zeros(bytes)]));
/** A compressed color profile of a PNG. */
export const profileBomb = (bytes: number): Buffer =>
  chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), zeros(bytes)]));
/** An animated PNG (acTL chunk) that declares this number of frames. */
export const animationControl = (frames: number): Buffer => chunk('acTL', uint32(frames, 0));

/** A JPEG whose header declares other dimensions than it has. */
export const jpegOfSize = async (width: number, height: number): Promise<Buffer> => {
  const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#f0503c' } })
    .jpeg()
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
};

export const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#f0503c' } });

/** An animated WebP or GIF of two colors in turn. */
export const animation = (format: 'webp' | 'gif', frames: number): Promise<Buffer> => {
  const raw = Buffer.alloc(8 * 8 * 3 * frames, 0);
  for (let frame = 0; frame < frames; frame += 2) raw.fill(255, frame * 192, (frame + 1) * 192);
  const film = sharp(raw, { raw: { width: 8, height: 8 * frames, channels: 3, pageHeight: 8 } });
  return (format === 'webp' ? film.webp({ loop: 0 }) : film.gif()).toBuffer();
};
