import { downloadOffer } from '@madang/domain/downloads/download.ts';
import { createContext, lazy, type PropsWithChildren, Suspense, use, useCallback, useState } from 'react';
import { usePerson } from '#app/shell/use-person.ts';
import { withWords } from '#app/shell/with-words.ts';
import type { Downloadable } from './downloadable.ts';
import { useDownloads } from './use-downloads.ts';

type ProvidedDownloads = Omit<ReturnType<typeof useDownloads>, 'possible'> & {
  readonly offer: 'download' | 'upgrade';
  readonly ask: (what: Downloadable) => void;
};

const DownloadsContext = createContext<ProvidedDownloads | null>(null);

/** Null when downloads are not offered: to signed-out visitors, and in browsers without storage. */
export const useProvidedDownloads = (): ProvidedDownloads | null => use(DownloadsContext);

const DownloadDialog = lazy(async () => ({
  default: (await withWords(() => import('./DownloadDialog.tsx'))).DownloadDialog,
}));

/** Provides the downloads to the buttons of a page, and the dialog that asks for the quality. */
export function DownloadsProvider({ children }: PropsWithChildren) {
  const person = usePerson();
  const offer = downloadOffer({ signedIn: person !== null, plan: person?.plan ?? null });
  const { items, keeper, possible } = useDownloads(offer === 'download');
  const [requested, setRequested] = useState<Downloadable | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((what: Downloadable) => {
    setRequested(what);
    setOpen(true);
  }, []);
  if (offer === null || !possible) return <DownloadsContext value={null}>{children}</DownloadsContext>;
  return (
    <DownloadsContext value={{ items, keeper, offer, ask }}>
      {children}
      {requested && (
        <Suspense>
          <DownloadDialog key={requested.id} what={requested} offer={offer} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </DownloadsContext>
  );
}
