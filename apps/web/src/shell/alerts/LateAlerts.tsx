import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useApology } from '../use-apology.ts';
import { withWords } from '../with-words.ts';
import { closeAlert, nextAlert, useCurrentAlert } from './board.ts';

/** Without the dialog no question can be answered: nothing happens, and the viewer reads why. */
function MissingHost() {
  const apologize = useApology();
  const entry = useCurrentAlert();
  useEffect(() => {
    if (!entry) return;
    closeAlert(entry);
    nextAlert();
    apologize();
  }, [entry, apologize]);
  return null;
}

const AlertHost = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await withWords(() => import('./AlertHost.tsx'))).AlertHost };
  } catch {
    return { default: MissingHost };
  }
});

/** The alert dialog lazy-loads with the first alert and stays mounted, so that it can restore the focus on close. */
export function LateAlerts() {
  const isShown = useCurrentAlert() !== null;
  const [isNeeded, setNeeded] = useState(false);
  if (isShown && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <AlertHost />}</Suspense>;
}
