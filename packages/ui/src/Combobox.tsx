import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import styles from './Combobox.module.css';
import { stepThrough } from './spatial.ts';

export interface ComboboxOption {
  readonly id: string;
  readonly content: ReactNode;
}

interface ComboboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'onBlur' | 'onClick' | 'className' | 'ref' | 'role' | 'type'
> {
  /** Names the field, which has no label that is seen. */
  label: string;
  /** Names the list below it. */
  listLabel: string;
  value: string;
  onType: (text: string) => void;
  /** What the text may become, best first. */
  options: readonly ComboboxOption[];
  onChoose: (option: ComboboxOption) => void;
  /** Status message for screen readers. */
  announcement: string;
  /** Whether the list opens by itself; else by an arrow key, or a click into the text. */
  opensItself?: boolean;
  /** Controls inside the box, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

/** Chinese, Japanese and Korean writers press Enter to take what they compose; Safari says so by the code alone (WebKit 165004). */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean => nativeEvent.isComposing || keyCode === 229;

/**
 * A field of text with a list of what it may become, by the pattern of the ARIA Authoring Practices: the focus stays in the
 * text, arrows walk the list, Enter takes, Escape closes the list and only then empties the text.
 */
export function Combobox({
  label,
  listLabel,
  value,
  onType,
  options,
  onChoose,
  announcement,
  opensItself = true,
  start,
  end,
  id,
  onKeyDown,
  ...input
}: ComboboxProps) {
  const fallback = useId();
  const field = id ?? fallback;
  const list = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [shown, setShown] = useState(options);
  if (shown !== options) {
    setShown(options);
    setActive(null);
  }
  const open = wanted && options.length > 0;

  // The viewer may have typed before hydration.
  const takeOver = useEffectEvent(() => {
    if (text.current && text.current.value !== value) onType(text.current.value);
  });
  // Once only: from then on onType reports every change.
  useEffect(() => takeOver(), []);

  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onChoose(option);
  };
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    // What is still on its way opens when it comes.
    setWanted(true);
    if (options.length === 0) return;
    if (!event.altKey) setActive(stepThrough(step, open ? active : null, options.length));
  };
  const escape = (event: KeyboardEvent) => {
    if (!open && value === '') return;
    event.preventDefault();
    event.stopPropagation();
    if (open) close();
    else onType('');
  };
  const take = (event: KeyboardEvent) => {
    const option = open && active !== null ? options[active] : undefined;
    if (!option) return close();
    event.preventDefault();
    choose(option);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    onKeyDown?.(event);
    if (event.key === 'ArrowDown') walk(event, 1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') walk(event, -1);
    else if (event.key === 'Enter') take(event);
    else if (event.key === 'Escape') escape(event);
    else if (event.key === 'Tab') close();
    // The caret moves, so the text is what counts again.
    else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(null);
  };

  return (
    <div className={styles.combobox}>
      <div className={styles.box}>
        {start}
        <input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          ref={text}
          id={field}
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${field}-list`}
          aria-activedescendant={open && active !== null ? `${field}-${active}` : undefined}
          value={value}
          onChange={(event) => {
            setWanted(opensItself);
            onType(event.target.value);
          }}
          onKeyDown={handleKey}
          onClick={() => setWanted(true)}
          onBlur={close}
        />
        {end}
      </div>
      <div ref={list} id={`${field}-list`} role="listbox" aria-label={listLabel} className={styles.list} hidden={!open}>
        {options.map((option, index) => (
          <div
            key={option.id}
            id={`${field}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes(styles.option, index === active && styles.active)}
            // The focus stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.content}
          </div>
        ))}
      </div>
      <p role="status" className={styles.announced}>
        {open ? announcement : ''}
      </p>
    </div>
  );
}
