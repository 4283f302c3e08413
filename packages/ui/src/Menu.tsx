import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Link } from './link.tsx';
import styles from './Menu.module.css';
import { moveAround } from './spatial.ts';

interface MenuProps {
  /** Names the button. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  children: ReactNode;
  /** Which edges meet: the menu's end with the button's end, or their starts. */
  align?: 'start' | 'end' | undefined;
  triggerClassName?: string | undefined;
  onOpen?: (() => void) | undefined;
}

/** A button that opens a list of things to do or places to go, in the browser's own top layer; on a small screen a panel (HF-27). */
export function Menu({ label, trigger, children, align = 'end', triggerClassName, onOpen }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  const handleToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState !== 'open') return;
    (items().find((item) => item.ariaCurrent === 'true') ?? items()[0])?.focus();
    onOpen?.();
  };

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = items();
    const to = moveAround(
      event.key,
      all.findIndex((item) => item === event.target),
      all.length,
    );
    if (to !== null) {
      event.preventDefault();
      all[to]?.focus();
    } else if (event.key === 'Tab') {
      list.current?.hidePopover();
    }
  };

  return (
    <>
      <button type="button" className={triggerClassName} popoverTarget={id} aria-haspopup="menu" aria-label={label} title={label}>
        {trigger}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={classes(styles.menu, align === 'start' && styles.start)}
        onToggle={handleToggle}
        onKeyDown={handleKey}
        onClick={() => list.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

interface MenuItemProps {
  icon?: IconName | undefined;
  /** Instead of an icon, as large as one of 24 px. */
  picture?: ReactNode;
  /** The choice that holds now. */
  current?: boolean | undefined;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  children: ReactNode;
}

export function MenuItem({ icon, picture, current, href, onSelect, children }: MenuItemProps) {
  const content = (
    <>
      {(icon || picture) && <span className={styles.sign}>{icon ? <Icon name={icon} size="small" /> : picture}</span>}
      <span className={styles.text}>{children}</span>
      {current && <Icon name="check" size="small" />}
    </>
  );
  const shared = { className: classes(styles.item, current && styles.current), role: 'menuitem', tabIndex: -1 };
  if (href)
    return (
      <Link {...shared} href={href} aria-current={current ? 'true' : undefined} onClick={onSelect}>
        {content}
      </Link>
    );
  return (
    <button {...shared} type="button" aria-current={current ? 'true' : undefined} onClick={onSelect}>
      {content}
    </button>
  );
}

export const MenuSeparator = () => <div role="separator" className={styles.separator} />;
