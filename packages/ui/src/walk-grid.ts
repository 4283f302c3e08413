import type { KeyboardEvent } from 'react';
import { moveWithin } from './spatial-grid.ts';

const FOCUSABLE = 'a[href], button:not(:disabled)';

/** Arrow keys walk a grid of cards as a remote control would; beyond its edges they scroll as ever. */
export const walkGrid = (event: KeyboardEvent<HTMLUListElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = [...event.currentTarget.children].filter((item) => item.querySelector(FOCUSABLE));
  const from = items.findIndex((item) => item.contains(event.target as Node));
  const to = moveWithin(
    event.key,
    from,
    items.map((item) => item.getBoundingClientRect()),
  );
  if (to === null) return;
  event.preventDefault();
  const target = items[to]?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
};
