import type { LinkProps } from '@madang/ui/link.tsx';
import { Link } from 'react-router';

const leaves = (href: string) => !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/');

/** The link of every part: within the application it moves without a new page, and fetches ahead what is pointed at. */
export function AppLink({ href, keepScroll, replace, ...attributes }: LinkProps) {
  if (leaves(href)) return <a href={href} {...attributes} />;
  return <Link to={href} replace={replace} preventScrollReset={keepScroll} prefetch="intent" viewTransition {...attributes} />;
}
