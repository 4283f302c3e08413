import { MAX_OTHER_REASON_LENGTH } from '@madang/domain/shared/constants.ts';
import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { POPUP_PLACEMENTS } from '@madang/domain/popups/popup.ts';
import { CANCEL_REASONS } from '@madang/domain/subscriptions/cancel-survey.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { TextArea } from '@madang/ui/TextArea.tsx';
import { Popups } from '#app/features/popups/index.ts';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import styles from './CancelDialog.module.css';
import { sayDate } from './own-view.ts';
import { useCancel } from './use-cancel.ts';
import { useOwnActions } from './use-own-actions.ts';
import { usePlanFormat } from './use-plan-format.ts';

interface CancelDialogProps {
  subscription: ActiveSubscription;
  onClose: () => void;
  /** They would rather pause. */
  onPause: () => void;
}

/**
 * Cancels a plan: shows until when it stays usable, asks for reasons, and confirms with one more click. Then offers to
 * undo, unless it ended at once (SU-62, SU-63). An offer may open over it (SU-64).
 */
export function CancelDialog({ subscription, onClose, onPause }: CancelDialogProps) {
  const survey = useCancel(onClose);
  const { busy, resume } = useOwnActions();
  const format = usePlanFormat();
  const { canceling, own, pausing } = format.words.payment;
  const { busy: isCanceling, failure, canceled, cancel } = survey;
  const until = canceled?.expires_at ?? subscription.expires_at ?? subscription.next_renewal_at;
  const date = until === null ? '' : sayDate(format, until);

  const handleResume = async () => {
    await resume();
    onClose();
  };

  if (canceled)
    return (
      <Dialog
        open
        onClose={onClose}
        title={canceling.done}
        actions={
          <>
            <Button busy={busy === 'resume'} onClick={() => void handleResume()}>
              {own.resume}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {canceling.close}
            </Button>
          </>
        }
      >
        <p role="status">{fill(canceling.doneText, { date })}</p>
      </Dialog>
    );
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={canceling.title}
        actions={
          <>
            <Button onClick={onClose}>{canceling.keep}</Button>
            <Button variant="primary" busy={isCanceling} onClick={cancel}>
              {canceling.confirm}
            </Button>
          </>
        }
      >
        <p>{subscription.status === 'PAUSED' ? canceling.textPaused : fill(canceling.text, { date })}</p>
        {subscription.pause_blocked_by === null && (
          <p className={styles.away}>
            {pausing.away}{' '}
            <button type="button" className={styles.instead} onClick={onPause}>
              {pausing.instead}
            </button>
          </p>
        )}
        <Survey survey={survey} />
        <FailureLine text={failure?.text ?? null} help={failure?.help} />
      </Dialog>
      <Popups placement={POPUP_PLACEMENTS.cancelPlan} overDialog />
    </>
  );
}

function Survey({ survey: { reasons, toggle, other, setOther, isTooLong } }: { survey: ReturnType<typeof useCancel> }) {
  const { words, locale } = usePlanFormat();
  const { canceling } = words.payment;
  const most = formatNumber(locale, MAX_OTHER_REASON_LENGTH);
  return (
    <>
      <fieldset className={styles.reasons}>
        <legend className={styles.why}>{canceling.why}</legend>
        <p className={styles.hint}>{canceling.whyHint}</p>
        {CANCEL_REASONS.map((reason) => (
          <Checkbox
            key={reason}
            label={canceling.reasons[reason]}
            checked={reasons.includes(reason)}
            onChange={() => toggle(reason)}
          />
        ))}
      </fieldset>
      <TextArea
        label={canceling.other}
        value={other}
        hint={fill(canceling.counter, { count: formatNumber(locale, other.length), most })}
        error={isTooLong ? fill(canceling.tooLong, { most }) : undefined}
        onChange={({ target }) => setOther(target.value)}
      />
    </>
  );
}
