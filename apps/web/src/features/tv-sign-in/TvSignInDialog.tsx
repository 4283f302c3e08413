import type { TvRequest } from '@madang/contract/tv-sign-in/tv-sign-in.contract.ts';
import { shownUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { api } from '#app/platform/api.ts';
import type { Alert } from '#app/shell/alerts/alert.ts';
import { useAlertWhile } from '#app/shell/alerts/use-alert-while.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import { sayNo, sayYes, type TvOutcome } from './answer-tv.ts';
import styles from './TvSignInDialog.module.css';

interface TvSignInDialogProps {
  code: string;
  /** Which television asks, or why none does. */
  found: TvRequest | TvOutcome;
  /** It has been answered, or needs no answer any more. */
  onOver: () => void;
  onClose: () => void;
}

/** Asks whether a television is to be signed in, and reports the outcome (TV-03, TV-05 to TV-10). */
export function TvSignInDialog({ code, found, onOver, onClose }: TvSignInDialogProps): null {
  const { words, locale } = useWords(tvSignInWords);
  const person = usePerson();
  const { dialog, outcomes } = words.tvSignIn;

  const outcomeAlert = (outcome: TvOutcome): Alert => ({
    variant: 'plain',
    ...outcomes[outcome],
    // On the way to the television the page with its code has nothing more to offer.
    confirm: outcome === 'signedIn' ? { kind: 'main' } : { kind: 'call', run: async () => onClose() },
  });
  const answer = async (send: (calls: typeof api, code: string) => Promise<TvOutcome>): Promise<Alert> => {
    const outcome = await send(api, code);
    onOver();
    onClose();
    return outcomeAlert(outcome);
  };

  useAlertWhile(true, () => {
    if (typeof found === 'string') return outcomeAlert(found);
    const { device_model: model, device_type: type, device_version: version } = found;
    const [before, after] = dialog.warning.split('{code}');
    const country = formatCountry(locale, found.country);
    return {
      variant: 'simple-sign',
      title: fill(dialog.title, { model }),
      text: (
        <>
          <p>
            {fill(dialog.text, { model, type, version, country, account: person?.holder ?? '', profile: person?.name ?? '' })}
          </p>
          <p className={styles.warning}>
            {before}
            <strong className={styles.code}>{shownUserCode(code)}</strong>
            {after}
          </p>
        </>
      ),
      confirm: { kind: 'call', run: () => answer(sayYes) },
      // Closing the dialog is not a yes.
      onDismiss: () => answer(sayNo),
    };
  });
  return null;
}
