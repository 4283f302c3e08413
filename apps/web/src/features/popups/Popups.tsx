import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import type { PopupPlacement } from '@madang/domain/popups/popup.ts';
import { type ComponentProps, type ComponentType, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { withWords } from '#app/shell/with-words.ts';
import { awaitPopups } from './await-popups.ts';
import type { PopupDialog as Shown } from './PopupDialog.tsx';

const Nothing: ComponentType<ComponentProps<typeof Shown>> = () => null;
const importDialog = async (): Promise<typeof Nothing> => (await import('./PopupDialog.tsx')).PopupDialog;
// A failed load only leaves the popup out.
const PopupDialog = lazy(async () => ({ default: await withWords(importDialog).catch(() => Nothing) }));

interface PopupsProps {
  placement: PopupPlacement;
  /** It belongs to the dialog that is open, and comes over it (PO-25). */
  overDialog?: boolean;
}

/** Shows the popups of a placement once, until they are dismissed. */
export function Popups({ placement, overDialog = false }: PopupsProps) {
  const [popups, setPopups] = useState<readonly Popup[]>([]);
  useEffect(() => {
    const onReady = (ready: readonly Popup[]) => startTransition(() => setPopups(ready));
    return awaitPopups({ placement, overDialog, onReady });
  }, [placement, overDialog]);
  return <Suspense>{popups.length > 0 && <PopupDialog popups={popups} onClose={() => setPopups([])} />}</Suspense>;
}
