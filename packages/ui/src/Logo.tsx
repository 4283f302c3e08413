import { classes } from './classes.ts';
import styles from './Logo.module.css';
import both from './logo/lockup-both.svg';
import hangul from './logo/lockup-hangul.svg';
import onLight from './logo/lockup-on-light.svg';
import wordmark from './logo/lockup.svg';
import mark from './logo/mark.svg';

const VERSIONS = {
  mark: { src: mark, width: 64 },
  wordmark: { src: wordmark, width: 267 },
  /** The wordmark on a light sheet. */
  onLight: { src: onLight, width: 267 },
  hangul: { src: hangul, width: 156 },
  both: { src: both, width: 325 },
};

interface LogoProps {
  /** The mark alone, with the wordmark, with 마당, or with both. */
  version?: keyof typeof VERSIONS;
  /** Pixels. */
  height?: number;
}

/** The giwa roof over a courtyard; drawn on 64 pixels of height. */
export function Logo({ version = 'wordmark', height = 26 }: LogoProps) {
  const { src, width } = VERSIONS[version];
  return (
    <img
      className={classes(styles.logo, version === 'onLight' && styles.onLight)}
      src={src}
      alt="Madang"
      width={Math.round((width * height) / 64)}
      height={height}
    />
  );
}
