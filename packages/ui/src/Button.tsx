import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Link } from './link.tsx';

interface Look {
  /** `primary` acts, `subscribe` is the one call with the gradient, `secondary` and `outline` stand beside, `quiet` is text. */
  variant?: 'primary' | 'secondary' | 'outline' | 'subscribe' | 'quiet' | undefined;
  size?: 'medium' | 'small' | undefined;
  icon?: IconName | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {
  /** Waiting for an answer: keeps its width and its focus, ignores clicks. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const look = ({ variant = 'secondary', size = 'medium', full, className }: Omit<Look, 'children'>) =>
  classes(styles.button, styles[variant], size === 'small' && styles.small, full && styles.full, className);

const Content = ({ icon, children, size }: Pick<Look, 'icon' | 'children' | 'size'>) => (
  <>
    {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
    <span>{children}</span>
  </>
);

export function Button({
  variant,
  size,
  icon,
  full,
  className,
  children,
  busy,
  type = 'button',
  onClick,
  ...attributes
}: ButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      className={classes(look({ variant, size, full, className }), busy && styles.busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      <Content icon={icon} size={size}>
        {children}
      </Content>
    </button>
  );
}

interface ButtonLinkProps extends Look {
  href: string;
  replace?: boolean | undefined;
  onClick?: (() => void) | undefined;
}

/** Goes somewhere; looks like a button. */
export function ButtonLink({ variant, size, icon, full, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={look({ variant, size, full, className })}>
      <Content icon={icon} size={size}>
        {children}
      </Content>
    </Link>
  );
}
