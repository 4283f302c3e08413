import { interleaved2of5 } from '@madang/domain/billing/boleto-barcode.ts';
import styles from './BoletoSlip.module.css';

/** Light on both sides of the bars, in narrow elements: a scanner finds the first one by it (ISO/IEC 16390). */
const QUIET = 10;
/** A barcode of a boleto is 103 mm wide and 13 mm high (FEBRABAN). */
const RATIO = 13 / 103;

/** The barcode of a boleto, dark on light in every color scheme, so that a banking app reads it from the screen. */
export function BoletoBarcode({ digits, label }: { digits: string; label: string }) {
  const { bars, width } = interleaved2of5(digits);
  const height = Math.round(width * RATIO);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET / 2} ${width + 2 * QUIET} ${height + QUIET}`}
      shapeRendering="crispEdges"
      className={styles.barcode}
    >
      <path d={bars.map((bar) => `M${bar.x} 0h${bar.width}v${height}h-${bar.width}z`).join('')} />
    </svg>
  );
}
