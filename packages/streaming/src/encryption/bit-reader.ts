/** Reads the fields of a NAL unit (ITU-T H.264 section 7.2) and knows how many bytes of it were read. */
export interface BitReader {
  readonly bits: (count: number) => number;
  readonly flag: () => boolean;
  /** Unsigned Exp-Golomb number (ITU-T H.264, 9.1). Signed ones have the same length. */
  readonly number: () => number;
  readonly signed: () => number;
  /** Bytes read so far, the last one in part, emulation prevention bytes included. */
  readonly bytesRead: () => number;
}

const MAX_LEADING_ZEROS = 31;

/** Starts after the one-byte header of the unit. */
export const bitReader = (unit: Uint8Array): BitReader => {
  let at = 0;
  let zeros = 0;
  let left = 0;
  let byte = 0;

  const next = () => {
    at += 1;
    // 00 00 03 stands for 00 00: the third byte is an emulation prevention byte (ITU-T H.264, 7.4.1).
    if (zeros >= 2 && unit[at] === 3) {
      at += 1;
      zeros = 0;
    }
    const value = unit[at];
    if (value === undefined) throw new RangeError('A slice ends within its header.');
    zeros = value === 0 ? zeros + 1 : 0;
    byte = value;
    left = 8;
  };

  const bit = () => {
    if (left === 0) next();
    left -= 1;
    return (byte >> left) & 1;
  };

  const bits = (count: number) => {
    let value = 0;
    for (let read = 0; read < count; read += 1) value = value * 2 + bit();
    return value;
  };

  const number = () => {
    let leading = 0;
    while (bit() === 0) if ((leading += 1) > MAX_LEADING_ZEROS) throw new RangeError('A slice header has no such number.');
    return 2 ** leading - 1 + bits(leading);
  };

  return {
    bits,
    flag: () => bit() === 1,
    number,
    signed: () => {
      const value = number();
      return value % 2 === 1 ? (value + 1) / 2 : -value / 2;
    },
    bytesRead: () => at + 1,
  };
};
