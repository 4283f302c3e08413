import type { Direction, RemoteFocus } from '@madang/player/remote.ts';
import { type FocusBox, nextInDirection } from '@madang/ui/spatial-step.ts';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [role=slider]';
const FIELDS = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';

/** What a choice looks like is its label: the input itself is laid over it, or hidden. */
const boxOf = (element: Element): FocusBox => (element.closest('label') ?? element).getBoundingClientRect();

const focusablesIn = (root: Element): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );

const scrollerOf = (element: Element): Element | null => {
  for (let above = element.parentElement; above; above = above.parentElement) {
    const style = above.ownerDocument.defaultView?.getComputedStyle(above);
    if (above.scrollHeight > above.clientHeight && /auto|scroll/.test(style?.overflowY ?? '')) return above;
    if (above.scrollWidth > above.clientWidth && /auto|scroll/.test(style?.overflowX ?? '')) return above;
  }
  return null;
};

const isWithin = (box: FocusBox, room: FocusBox): boolean =>
  box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom;

const give = (element: HTMLElement | undefined): void => {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

export const focusedIn = (root: Element): HTMLElement | null => {
  const active = root.ownerDocument.activeElement;
  return active instanceof HTMLElement && active !== root && root.contains(active) ? active : null;
};

export const kindOfFocus = (element: Element | null): RemoteFocus => {
  if (!element?.matches(FOCUSABLE)) return 'none';
  if (element.matches('[role=slider]')) return 'seek-bar';
  if (element.matches('[type=range]')) return 'range';
  return element.matches(FIELDS) ? 'field' : 'control';
};

/** The control where a viewer begins: what is chosen, the play button, or the first of all. */
export const focusFirst = (root: Element): void => {
  const all = focusablesIn(root);
  give(all.find((one) => one.matches(':checked, [aria-current], [data-remote-first]')) ?? all[0]);
};

export const focusSeekBar = (root: Element): void => give(focusablesIn(root).find((one) => one.matches('[role=slider]')));

/** Moves the focus to the next control in a direction. It stays when there is none. */
export const moveFocus = (root: Element, direction: Direction): void => {
  const from = focusedIn(root);
  if (!from) return focusFirst(root);
  const room = root.getBoundingClientRect();
  const own = scrollerOf(from);
  const others = focusablesIn(root).filter(
    (one) => one !== from && (isWithin(boxOf(one), room) || (own !== null && scrollerOf(one) === own)),
  );
  give(others[nextInDirection(direction, boxOf(from), others.map(boxOf))]);
};
