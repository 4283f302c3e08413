import styles from '@madang/ui/Field.module.css';
import { drawing, element } from './elements.ts';

export interface Field {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
  /** Shows a validation error beside the field and announces it. Null clears it. */
  say(fault: string | null): void;
}

interface FieldOptions {
  readonly id: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly input: Readonly<Record<string, string>>;
  /** Content at the end of the box. */
  readonly end?: Node;
  /** Content below the box. */
  readonly below?: Node;
}

/** Error line, as in the product's own fields. */
export const faultLine = (page: Document, id: string) => {
  const text = element(page, 'span');
  const root = element(
    page,
    'p',
    { id, class: styles['error'], role: 'alert', hidden: true },
    drawing(page, 'alert', 'small'),
    text,
  );
  return {
    root,
    say: (fault: string | null) => {
      text.textContent = fault ?? '';
      root.hidden = fault === null;
    },
  };
};

/** Text field with label and error line, associated for screen readers. */
export const createField = (page: Document, { id, label, className, input: attributes, end, below }: FieldOptions): Field => {
  const input = element(page, 'input', { ...attributes, id, class: styles['input'], required: true });
  const box = element(page, 'div', { class: styles['box'] }, input, ...(end ? [end] : []));
  const fault = faultLine(page, `${id}-fault`);
  const root = element(
    page,
    'div',
    { class: [styles['field'], className].filter(Boolean).join(' ') },
    element(page, 'label', { class: styles['label'], for: id }, label),
    box,
    fault.root,
    ...(below ? [below] : []),
  );
  return {
    root,
    input,
    say: (text) => {
      fault.say(text);
      box.classList.toggle(styles['wrong'] ?? '', text !== null);
      if (text === null) input.removeAttribute('aria-invalid');
      else input.setAttribute('aria-invalid', 'true');
      const described = [attributes['aria-describedby'], text === null ? undefined : fault.root.id].filter(Boolean);
      if (described.length > 0) input.setAttribute('aria-describedby', described.join(' '));
      else input.removeAttribute('aria-describedby');
    },
  };
};
