import { type LinkProps, LinkProvider } from '@madang/ui/link.tsx';
import { createContext, type MouseEvent, type PropsWithChildren, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useFocusBack } from './use-focus-back.ts';
import { useIntent } from './use-intent.ts';

type FollowLink = (event: MouseEvent<HTMLAnchorElement>, how: Pick<LinkProps, 'replace' | 'keepScroll' | 'state'>) => void;

const FollowContext = createContext<FollowLink>(() => undefined);

const leaves = (href: string) => !href.startsWith('/') || /^\/(\/|api\/|process\/)/.test(href);

/** A new tab, a new window or a download is the browser's own affair. */
export const isForBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || (currentTarget.target !== '' && currentTarget.target !== '_self');

/**
 * Link component of every part: navigates within the application without a page load. A home page has a hundred links,
 * and the router's own link subscribes to the whole location in each of them, so this one only uses the router to
 * navigate. Intent prefetches the page, and Back restores the focus.
 */
export function AppLink({ href, keepScroll, replace, state, onClick, children, ...attributes }: LinkProps) {
  const follow = use(FollowContext);
  const intent = useIntent(leaves(href) ? null : href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!leaves(href)) follow(event, { replace, keepScroll, state });
  };
  return (
    <a href={href} onClick={handleClick} {...intent} {...attributes}>
      {children}
    </a>
  );
}

/** Provides the application's link to every part. */
export function AppLinks({ children }: PropsWithChildren) {
  const navigate = useNavigate();
  const rememberFocus = useFocusBack();
  const follow = useCallback<FollowLink>(
    (event, { replace, keepScroll, state }) => {
      if (event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      rememberFocus(event.currentTarget);
      const { href, pathname, search, hash, ownerDocument } = event.currentTarget;
      // Like a browser: following a link to the current address adds no history entry.
      const isHere = href === ownerDocument.URL;
      void navigate(pathname + search + hash, {
        replace: replace ?? isHere,
        state,
        viewTransition: true,
        ...(keepScroll !== undefined && { preventScrollReset: keepScroll }),
      });
    },
    [navigate, rememberFocus],
  );
  return (
    <FollowContext value={follow}>
      <LinkProvider value={AppLink}>{children}</LinkProvider>
    </FollowContext>
  );
}
