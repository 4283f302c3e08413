import type { ByteRange } from '../ports/media.ts';

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of `size` bytes that a Range header asks for (RFC 9110 section 14). `whole` when there is no header, or one that
 * may be ignored: another unit, several ranges, a broken one. `beyond` when nothing of it exists.
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' => {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'beyond' : { start, end };
};
