import styles from './KeySign.module.css';

/** Arrows are drawn: our fonts have one of the four, and a system may have none. */
const ARROWS: Readonly<Record<string, string>> = {
  '←': 'M20 12H5M11 6l-6 6 6 6',
  '→': 'M4 12h15M13 6l6 6-6 6',
  '↑': 'M12 20V5M6 11l6-6 6 6',
  '↓': 'M12 4v15M6 13l6 6 6-6',
};

/** What stands on a key, as the content of a `kbd`. */
export const KeySign = ({ name }: { name: string }) =>
  ARROWS[name] === undefined ? (
    name
  ) : (
    <svg className={styles.arrow} viewBox="0 0 24 24" role="img" aria-label={name}>
      <path d={ARROWS[name]} />
    </svg>
  );
