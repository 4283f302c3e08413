import { fill } from '@madang/i18n/fill.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { PopupName } from './popup-of.ts';

interface VerificationPopupProps {
  popup: PopupName | null;
  /** The address it is about. */
  address: string;
  onClose: () => void;
  /** Instead of a plain OK. */
  actions?: ReactNode;
}

/** One thing said about the proof of the address; where our side broke, with the way to help (ER-12). */
export function VerificationPopup({ popup, address, onClose, actions }: VerificationPopupProps) {
  const { words, language } = useWords(accountsWords);
  const { popups, popup: labels } = words.accounts;
  const said = popup && popups[popup];
  return (
    <Dialog
      open={popup !== null}
      onClose={onClose}
      role="alertdialog"
      title={said?.title ?? ''}
      actions={
        actions ?? (
          <>
            {popup === 'serverError' && <ButtonLink href={paths.helpArticle(language, 'account')}>{labels.help}</ButtonLink>}
            <Button variant="primary" onClick={onClose}>
              {labels.ok}
            </Button>
          </>
        )
      }
    >
      {said && <p>{fill<string>(said.text, { address })}</p>}
    </Dialog>
  );
}
