import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './icons.ts';
import { Link } from './link.tsx';

interface Look {
  icon: IconName;
  /** Accessible name: the action. */
  label: string;
  variant?: 'bare' | 'outline' | 'veil' | 'filled' | undefined;
  size?: 'medium' | 'large' | undefined;
  className?: string | undefined;
}

interface IconButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look | 'children'> {
  ref?: Ref<HTMLButtonElement> | undefined;
}

const look = ({ variant = 'bare', size = 'medium', className }: Look) =>
  classes(styles.button, styles[variant], size === 'large' && styles.large, className);

export function IconButton({ icon, label, variant, size, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      title={label}
      aria-label={label}
      className={look({ icon, label, variant, size, className })}
    >
      <Icon name={icon} />
    </button>
  );
}

export function IconLink({
  href,
  icon,
  label,
  variant,
  size,
  className,
  onClick,
}: Look & { href: string; onClick?: (() => void) | undefined }) {
  return (
    <Link
      onClick={onClick}
      href={href}
      title={label}
      aria-label={label}
      className={look({ icon, label, variant, size, className })}
    >
      <Icon name={icon} />
    </Link>
  );
}
