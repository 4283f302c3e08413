import type { LinkProps } from '@madang/ui/link.tsx';
import { Link } from 'react-router';

const leaves = (href: string) => !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/');

/**
 * The link of every part: within the application it moves without a new page.
 * It fetches nothing ahead: the data of a page may not be stored, so it would be fetched twice.
 */
export function AppLink({ href, keepScroll, replace, ...attributes }: LinkProps) {
  if (leaves(href)) return <a href={href} {...attributes} />;
  return <Link to={href} replace={replace} preventScrollReset={keepScroll} viewTransition {...attributes} />;
}
