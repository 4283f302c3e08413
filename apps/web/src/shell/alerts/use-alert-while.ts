import { useEffect, useEffectEvent } from 'react';
import type { ShownAlert } from './alert.ts';
import { showAlert } from './board.ts';

/** Shows an alert for as long as `open` holds and the caller is on the page. */
export const useAlertWhile = (open: boolean, make: () => ShownAlert): void => {
  const show = useEffectEvent(() => showAlert(make()));
  useEffect(() => (open ? show() : undefined), [open]);
};
