import { useLocation, useMatches } from 'react-router';
import { isPageName } from '../../routes.ts';
import { findPlacement } from './placement-of.ts';
import { Popups } from './Popups.tsx';

/** Popups of the current page, hidden by navigation (PO-26, PO-27). */
export function RoutePopups() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.id ?? '';
  const placement = isPageName(page) ? findPlacement(page) : null;
  return placement && <Popups key={pathname} placement={placement} />;
}
