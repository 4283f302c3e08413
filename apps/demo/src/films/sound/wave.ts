import { SAMPLE_RATE } from './mixer.ts';
import type { Sound } from './mixer.ts';

const HEADER_BYTES = 44;
const FRAME_BYTES = 4;

/** A RIFF/WAVE file: 16-bit PCM, two channels, 48 kHz. */
export const encodeWave = ({ left, right }: Sound): Buffer => {
  const size = left.length * FRAME_BYTES;
  const file = Buffer.alloc(HEADER_BYTES + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(2, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE * FRAME_BYTES, 28);
  file.writeUInt16LE(FRAME_BYTES, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  left.forEach((sample, i) => {
    file.writeInt16LE(Math.round(sample * 32_000), HEADER_BYTES + i * FRAME_BYTES);
    file.writeInt16LE(Math.round((right[i] ?? 0) * 32_000), HEADER_BYTES + i * FRAME_BYTES + 2);
  });
  return file;
};
