import { lazy, Suspense } from 'react';
import type { Scene } from './Courtyard.tsx';
import styles from './Drawing.module.css';

/** The place of the drawing while it comes. */
const Blank = () => <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true" />;

/** A page that has failed must not fail again for its drawing, which may be out of reach for the same reason. */
const loadCourtyard = async () => ({
  default: await import('./Courtyard.tsx').then(
    ({ Courtyard: drawn }) => drawn,
    () => Blank,
  ),
});

/** The server writes pages whole and waits for nothing. */
const Courtyard = import.meta.env.SSR ? (await loadCourtyard()).default : lazy(loadCourtyard);

/** A courtyard at night, for pages without content. Lazy-loaded. */
export const Drawing = ({ scene }: { scene: Scene }) => (
  <Suspense fallback={<Blank />}>
    <Courtyard scene={scene} />
  </Suspense>
);
