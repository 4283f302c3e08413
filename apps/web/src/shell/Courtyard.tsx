import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

export type Scene = 'empty' | 'dark' | 'closed' | 'adrift';

/** Scenes in the courtyard: empty, dark, closed gate, a kite that lost its string. */
const SCENES: Readonly<Record<Scene, { readonly moon: ReactNode; readonly gate: ReactNode; readonly guest?: ReactNode }>> = {
  empty: {
    moon: <circle cx="236" cy="52" r="26" className={styles.ochre} />,
    gate: (
      <>
        <path d="M130 140h60v44h-60z" className={styles.ochre} />
        <path d="M130 140l14 4v40h-14zM190 140l-14 4v40h14z" className={styles.vermilion} />
        <path d="M120 184l10-16h60l10 16z" className={styles.glow} />
      </>
    ),
    guest: <path d="M70 108q1-11 8-14 1-3 0-7l4 3h3l4-3q1 4 0 7-2 5-5 6 3 4 3 10zM70 107q-9-1-9-9" className={styles.cat} />,
  },
  dark: {
    moon: <path d="M236 26a26 26 0 1 0 24 36 20 20 0 0 1-24-36Z" className={styles.pale} />,
    gate: <path d="M130 140h60v44h-60z" className={styles.night} />,
    guest: (
      <>
        <path d="M78 128v10" className={styles.thread} />
        <path d="M70 138h16q5 11 0 22H70q-5-11 0-22Z" className={styles.pale} />
        <path d="M74 138q-3 11 0 22M82 138q3 11 0 22" className={styles.crack} />
      </>
    ),
  },
  closed: {
    moon: <circle cx="236" cy="52" r="26" className={styles.pale} />,
    gate: (
      <>
        <path d="M130 140h29v44h-29zM161 140h29v44h-29z" className={styles.vermilion} />
        <path d="M122 158h76v8h-76z" className={styles.ochre} />
        <path d="M152 151a3.5 3.5 0 1 0 .1 0ZM168 151a3.5 3.5 0 1 0 .1 0Z" className={styles.night} />
      </>
    ),
  },
  adrift: {
    moon: <circle cx="236" cy="52" r="26" className={styles.pale} />,
    gate: <path d="M130 140h60v44h-60z" className={styles.glow} />,
    guest: (
      <>
        <path d="M104 22l30 12-12 34-30-12z" className={styles.paper} />
        <path d="M113 45a7 7 0 1 0 .1 0Z" className={styles.vermilion} />
        <path d="M107 62q-4 16-16 18t-10 14M150 132q-6-14 4-20t0-16" className={styles.thread} />
      </>
    ),
  },
};

/** The courtyard at night. */
export function Courtyard({ scene }: { scene: Scene }) {
  const { moon, gate, guest } = SCENES[scene];
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      {moon}
      <path d="M0 184V112l40-22 34 18 46-40 40 30 38-20 52 34 40-18 30 16v74z" className={styles.ridge} />
      <path d="M48 132h224v52H48z" className={styles.wall} />
      {gate}
      <path d="M14 92c50 20 96 27 146 27s96-7 146-27c-8 15-12 27-16 42H30C26 119 22 107 14 92Z" className={styles.roof} />
      <path
        d="M40 134c3-8 4-14 4-22M72 134v-15M104 134v-11M136 134v-10M160 134v-10M184 134v-10M216 134v-11M248 134v-15M280 134q-4-12-4-22"
        className={styles.tiles}
      />
      <path d="M8 184h304" className={styles.ground} />
      {guest}
    </svg>
  );
}
