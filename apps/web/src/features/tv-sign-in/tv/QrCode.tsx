import { useMemo } from 'react';
import { encode } from 'uqr';

/** What a reader needs around the code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Dark modules as one path: runs of a row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');

interface QrCodeProps {
  text: string;
  label: string;
  className?: string | undefined;
}

/** A text as a QR code, always dark on light: many readers know no other. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 0 }), [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-QUIET} ${-QUIET}h${side}v${side}H${-QUIET}z`} />
      <path fill="#0a0a0e" d={pathOf(data)} />
    </svg>
  );
}
