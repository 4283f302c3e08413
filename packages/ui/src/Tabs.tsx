import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from './link.tsx';
import { moveAround } from './spatial.ts';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Tab open at first. The first one by default. */
  initial?: string | undefined;
}

/** Panels of one page; all of them are in the document, one is shown. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const prefix = useId();
  const [chosen, choose] = useState(initial ?? tabs[0]?.id);
  const open = tabs.some(({ id }) => id === chosen) ? chosen : tabs[0]?.id;

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = moveAround(
      event.key,
      tabs.findIndex(({ id }) => id === open),
      tabs.length,
    );
    const next = to === null ? undefined : tabs[to];
    if (to === null || !next) return;
    event.preventDefault();
    choose(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            className={styles.tab}
            aria-selected={id === open}
            aria-controls={`${prefix}-${id}-panel`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} role="tabpanel" id={`${prefix}-${id}-panel`} aria-labelledby={`${prefix}-${id}`} hidden={id !== open}>
          {panel}
        </div>
      ))}
    </>
  );
}

interface TabLinksProps {
  label: string;
  links: readonly {
    readonly href: string;
    readonly label: string;
    readonly current: boolean;
    /** How many there are, in digits. */
    readonly count?: string;
  }[];
  /** They filter the page they stand on: nothing is added to the history, and nothing scrolls. */
  inPlace?: boolean;
}

/** Scrolls the row, not the page, so that the current tab is centered where there is no room for all. */
const useCurrentCentered = (current: string | undefined) => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !tab) return;
    row.current.scrollLeft = Math.round(
      tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2,
    );
  }, [current]);
  return row;
};

/** Tabs that are links: each has its own URL. */
export function TabLinks({ label, links, inPlace }: TabLinksProps) {
  const row = useCurrentCentered(links.find(({ current }) => current)?.href);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {links.map(({ href, label: name, current, count }) => (
        <Link
          key={href}
          href={href}
          className={styles.tab}
          aria-current={current ? 'page' : undefined}
          {...(inPlace && { replace: true, keepScroll: true })}
        >
          {name}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}
