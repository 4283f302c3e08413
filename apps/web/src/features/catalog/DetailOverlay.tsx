import { createContext, lazy, type PropsWithChildren, Suspense, use, useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentSearch, useIsHydrated } from '#app/platform/window.ts';
import { overlayIn, withOverlay } from '#app/shell/overlay.ts';
import { withWords } from '#app/shell/with-words.ts';

/** Opens the details of a title in an overlay. `returnTo` gets the focus when it closes. */
type OpenDetails = (titleId: string, returnTo: HTMLElement | null) => void;

const OpenDetailsContext = createContext<OpenDetails | null>(null);

/** Null where nothing lies over the page: then the way to a title is its own page. */
export const useOpenDetails = (): OpenDetails | null => use(OpenDetailsContext);

/** With its words: it comes when it is opened, and no page waits for it. */
const DetailDialog = lazy(async () => ({
  default: (await withWords(() => import('./detail/DetailDialog.tsx'))).DetailDialog,
}));

/**
 * A page of cards over which the details of one may lie (CA-82). Which one is in the address: so Back closes it, and a reload
 * or a link opens it again.
 */
export function DetailOverlay({ children }: PropsWithChildren) {
  const navigate = useNavigate();
  const returnTo = useRef<HTMLElement | null>(null);
  const open = useCallback<OpenDetails>(
    (titleId, element) => {
      returnTo.current = element;
      void navigate({ search: withOverlay(currentSearch(), titleId) }, { preventScrollReset: true, state: { overlay: true } });
    },
    [navigate],
  );
  return (
    <OpenDetailsContext value={open}>
      {children}
      <Shown returnTo={() => returnTo.current} />
    </OpenDetailsContext>
  );
}

function Shown({ returnTo }: { returnTo: () => HTMLElement | null }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useIsHydrated();
  const id = overlayIn(search);
  const isOwnEntry = (state as { readonly overlay?: true } | null)?.overlay === true;
  const close = useCallback(() => {
    if (isOwnEntry) void navigate(-1);
    else void navigate({ search: withOverlay(currentSearch(), null) }, { replace: true, preventScrollReset: true });
  }, [navigate, isOwnEntry]);
  if (id === null || !hydrated) return null;
  return (
    <Suspense>
      <DetailDialog key={id} id={id} onClose={close} returnTo={returnTo} />
    </Suspense>
  );
}
