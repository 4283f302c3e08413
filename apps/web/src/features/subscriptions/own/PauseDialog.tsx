import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { PAUSE_MONTHS } from '@madang/domain/subscriptions/pause.ts';
import { fill } from '@madang/i18n/fill.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { useState } from 'react';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import { PlanChoiceList } from './ChoiceList.tsx';
import { sayDate } from './own-view.ts';
import { pausesOf } from './pause-view.ts';
import { usePause } from './use-pause.ts';
import { usePlanFormat } from './use-plan-format.ts';

interface PauseDialogProps {
  subscription: ActiveSubscription;
  onClose: () => void;
}

/** How long a pause lasts, each with the day on which it begins, the day on which it ends, and what is charged then. */
export function PauseDialog({ subscription, onClose }: PauseDialogProps) {
  const format = usePlanFormat();
  const toast = useToast();
  const [chosen, setChosen] = useState<string>(String(PAUSE_MONTHS[0]));
  const { own, pausing } = format.words.payment;
  const { busy, failure, pause } = usePause(({ expires_at: begins }) => {
    toast(begins === null ? own.pause : fill(pausing.done, { date: sayDate(format, begins) }), 'done');
    onClose();
  });
  const choices = pausesOf(format, subscription);
  const months = PAUSE_MONTHS.find((one) => String(one) === chosen);

  return (
    <Dialog
      open
      onClose={onClose}
      title={own.pause}
      actions={
        <>
          <Button onClick={onClose}>{own.keepWatching}</Button>
          <Button variant="primary" busy={busy} disabled={months === undefined} onClick={() => months && pause(months)}>
            {own.pause}
          </Button>
        </>
      }
    >
      <p>{pausing.text}</p>
      <PlanChoiceList legend={pausing.choose} name="months" choices={choices} chosen={chosen} onChoose={setChosen} />
      <FailureLine text={failure?.text ?? null} help={failure?.help} />
    </Dialog>
  );
}
