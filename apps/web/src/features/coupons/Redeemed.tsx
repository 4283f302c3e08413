import { ButtonLink } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { useEffect, useRef } from 'react';
import styles from './Redeemed.module.css';

interface RedeemedProps {
  readonly title: string;
  readonly text: string;
  readonly way: { readonly label: string; readonly href: string; readonly onClick?: () => void };
}

/** Instead of the form, once a code is redeemed: what begins, until when, and the way on. */
export function Redeemed({ title, text, way }: RedeemedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.redeemed}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text} role="status">
        {text}
      </p>
      <ButtonLink variant="primary" href={way.href} onClick={way.onClick}>
        {way.label}
      </ButtonLink>
    </div>
  );
}
