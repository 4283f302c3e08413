import { Children, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Link } from './link.tsx';
import styles from './Rail.module.css';
import { moveAlong, nearestTo } from './spatial.ts';
import { usePartWords } from './words.tsx';

const FOCUSABLE = 'a[href], button:not(:disabled)';

interface RailProps {
  title: string;
  /** Where the whole list is. */
  more?: { readonly href: string; readonly label: string } | undefined;
  /** `poster` shows 2 to 9 items (CA-65), `still` fewer and wider, `top` leaves room for numerals. */
  shape?: 'poster' | 'still' | 'top' | undefined;
  headingLevel?: 2 | 3 | undefined;
  /** Items by which the arrows move; otherwise by what is in sight. */
  step?: number | undefined;
  children: ReactNode;
}

/** To its snapping place where the edge of the rail cuts it: Chrome takes a shorter way back at once, as too near to the last place. */
const show = (item: Element | null | undefined) => {
  const track = item?.closest('[data-rail]');
  if (!item || !track) return;
  const { left, right } = item.getBoundingClientRect();
  const rail = track.getBoundingClientRect();
  item.scrollIntoView({ block: 'nearest', inline: left < rail.left || right > rail.right ? 'start' : 'nearest' });
};

const focusNearest = (track: Element, x: number) => {
  const items = [...track.children].map((item) => item.querySelector<HTMLElement>(FOCUSABLE)).filter((item) => item !== null);
  const index = nearestTo(
    x,
    items.map((item) => item.getBoundingClientRect()),
  );
  items[index]?.focus();
  show(items[index]);
};

/** Width of `items` items with their gaps, in pixels. */
const lengthOf = (track: HTMLElement, items: number): number => {
  const [first, second] = [...track.children].map((item) => item.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : items * (second - first);
};

/** Left and right walk the rail; up and down go to the card above or below, as with a television's remote control. */
const walk = (event: KeyboardEvent<HTMLUListElement>) => {
  const track = event.currentTarget;
  const items = [...track.children];
  const from = items.findIndex((item) => item.contains(event.target as Node));
  if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const to = moveAlong(event.key, from, items.length);
  if (to !== null) {
    event.preventDefault();
    const item = items[to]?.querySelector<HTMLElement>(FOCUSABLE);
    item?.focus({ preventScroll: true });
    show(item);
    return;
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  const tracks = [...track.ownerDocument.querySelectorAll('[data-rail]')];
  const target = tracks[tracks.indexOf(track) + step];
  if (!target) return;
  event.preventDefault();
  const { left, right } = (event.target as Element).getBoundingClientRect();
  focusNearest(target, (left + right) / 2);
};

/** What the keyboard has reached is seen whole; a card under a mouse stays where it is. */
const reveal = ({ target }: FocusEvent<HTMLUListElement>) => target.matches(':focus-visible') && show(target.closest('li'));

/** A row of cards that runs off the right edge: swiped on touch, paged by arrows under a mouse, walked with the arrow keys. */
export function Rail({ title, more, shape = 'poster', headingLevel = 2, step, children }: RailProps) {
  const words = usePartWords();
  const heading = useId();
  const track = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ before: false, after: false });
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const measure = () => {
      const before = list.scrollLeft > 4;
      const after = list.scrollLeft < list.scrollWidth - list.clientWidth - 4;
      setRoom((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, [children]);

  const page = (direction: -1 | 1) => {
    const list = track.current;
    if (list)
      list.scrollBy({
        left: direction * (step === undefined ? list.clientWidth * 0.86 : lengthOf(list, step)),
        behavior: 'smooth',
      });
  };

  return (
    <section className={classes(styles.rail, styles[shape])} aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading id={heading} className={styles.heading}>
          {title}
        </Heading>
        {more && (
          <Link href={more.href} className={styles.more} aria-label={`${more.label}: ${title}`}>
            {more.label}
          </Link>
        )}
      </div>
      <div className={styles.window}>
        <ul ref={track} className={styles.track} data-rail onKeyDown={walk} onFocus={reveal}>
          {/* toArray leaves out what is not drawn; map alone would give it an empty place. */}
          {Children.map(Children.toArray(children), (child) => (
            <li className={styles.item}>{child}</li>
          ))}
        </ul>
        {room.before && (
          <button
            type="button"
            className={classes(styles.arrow, styles.before)}
            tabIndex={-1}
            aria-label={words.previous}
            onClick={() => page(-1)}
          >
            <Icon name="chevron-left" />
          </button>
        )}
        {room.after && (
          <button
            type="button"
            className={classes(styles.arrow, styles.after)}
            tabIndex={-1}
            aria-label={words.next}
            onClick={() => page(1)}
          >
            <Icon name="chevron-right" />
          </button>
        )}
      </div>
    </section>
  );
}
