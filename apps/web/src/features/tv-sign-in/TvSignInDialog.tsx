import type { AskingTv } from '@madang/contract/tv-sign-in/tv-sign-in.contract.ts';
import { shownUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { useState } from 'react';
import { api } from '#app/platform/api.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import { sayNo, sayYes, type TvOutcome } from './answer-tv.ts';
import styles from './TvSignInDialog.module.css';

interface TvSignInDialogProps {
  code: string;
  /** Which television asks, or why none does. */
  found: AskingTv | TvOutcome;
  /** It has been answered, or needs no answer any more. */
  onOver: () => void;
  onClose: () => void;
}

/** Asks whether a television is to be signed in, and says what became of it (TV-03, TV-05 to TV-10). */
export function TvSignInDialog({ code, found, onOver, onClose }: TvSignInDialogProps) {
  const { words, locale } = useWords(tvSignInWords);
  const person = usePerson();
  const [outcome, setOutcome] = useState(typeof found === 'string' ? found : null);
  const [busy, setBusy] = useState<'yes' | 'no' | null>(null);
  const { dialog, outcomes } = words.tvSignIn;

  const answer = async (said: 'yes' | 'no') => {
    if (busy) return;
    setBusy(said);
    const became = await (said === 'yes' ? sayYes : sayNo)(api, code);
    onOver();
    setOutcome(became);
  };

  if (outcome !== null || typeof found === 'string') {
    const { title, text } = outcomes[outcome ?? 'failed'];
    return (
      <Dialog
        key="over"
        open
        onClose={onClose}
        role="alertdialog"
        title={title}
        actions={
          <Button variant="primary" onClick={onClose}>
            {dialog.ok}
          </Button>
        }
      >
        <p>{text}</p>
      </Dialog>
    );
  }

  const { device_model: model, device_type: type, device_version: version } = found;
  const [before, after] = dialog.warning.split('{code}');
  const country = formatCountry(locale, found.country);
  return (
    <Dialog
      key="asking"
      open
      // Whoever closes it without a word has not said yes.
      onClose={() => void answer('no')}
      role="alertdialog"
      title={fill(dialog.title, { model })}
      actions={
        <>
          <Button busy={busy === 'no'} onClick={() => void answer('no')}>
            {dialog.no}
          </Button>
          <Button variant="primary" busy={busy === 'yes'} onClick={() => void answer('yes')}>
            {dialog.yes}
          </Button>
        </>
      }
    >
      <p>{fill(dialog.text, { model, type, version, country, account: person?.holder ?? '', profile: person?.name ?? '' })}</p>
      <p className={styles.warning}>
        {before}
        <strong className={styles.code}>{shownUserCode(code)}</strong>
        {after}
      </p>
    </Dialog>
  );
}
