import { lazy, Suspense, useEffect, useState } from 'react';
import { readQrSimpleSign } from '#app/platform/qr-simple-sign.ts';
import { withWords } from '#app/shell/with-words.ts';

/** Lazy dialog with its messages, because few viewers scan a television. A failed load shows none. */
const AskedTv = lazy(async () => {
  try {
    return { default: (await withWords(() => import('./StoredTvDialog.tsx'))).StoredTvDialog };
  } catch {
    return { default: () => null };
  }
});

/** Asks about the television that was scanned, where one was (TV-03). */
export function StoredTvSignIn() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(readQrSimpleSign() !== null), []);
  return isOpen ? (
    <Suspense>
      <AskedTv />
    </Suspense>
  ) : null;
}
