import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { fill } from '@madang/i18n/fill.ts';
import { downloadWords } from '@madang/i18n/parts/downloads.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { DOWNLOAD } from '@madang/ui/further-icons.ts';
import { useToast } from '@madang/ui/Toast.tsx';
import { useEffect, useId, useState } from 'react';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useCall } from '#app/platform/use-call.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useAlertWhile } from '#app/shell/alerts/use-alert-while.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './DownloadDialog.module.css';
import type { Downloadable } from './downloadable.ts';
import { formatBytes } from './format-bytes.ts';
import { loadKeeper } from './use-downloads.ts';

interface DownloadDialogProps {
  what: Downloadable;
  offer: 'download' | 'upgrade';
  open: boolean;
  onClose: () => void;
}

/** Choice of quality, or on other plans the offer of Premium (PL-29). */
export function DownloadDialog({ what, offer, open, onClose }: DownloadDialogProps) {
  return offer === 'download' ? (
    <ChooseQuality what={what} open={open} onClose={onClose} />
  ) : (
    <PremiumNeeded open={open} onClose={onClose} />
  );
}

export function PremiumNeeded({ open, onClose }: Pick<DownloadDialogProps, 'open' | 'onClose'>): null {
  const { words, language } = useWords(downloadWords);
  const { upgradeTitle, upgradeText, seePlans, notNow } = words.downloads;
  useAlertWhile(open, () => ({
    variant: 'move-or-not',
    title: upgradeTitle,
    text: upgradeText,
    labels: { cancel: notNow, ok: seePlans },
    confirm: { kind: 'page', path: paths.plan(language) },
    onDismiss: onClose,
  }));
  return null;
}

type Qualities = readonly { readonly height: number; readonly bytes: number }[];

function ChooseQuality({ what, open, onClose }: Omit<DownloadDialogProps, 'offer'>) {
  const { words, language, locale } = useWords(downloadWords);
  const reasonText = useReasonText();
  const toast = useToast();
  const name = useId();
  const [qualities, setQualities] = useState<Qualities | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [failure, setFailure] = useState<Refusal | 'OUTAGE' | null>(null);
  const { busy, run } = useCall();

  useEffect(() => {
    if (!open) return;
    setFailure(null);
    api.previewDownload({ content_id: what.id }).then(
      (answer) => {
        setQualities(answer.qualities);
        // The smallest that looks well on a telephone.
        const usual = answer.qualities.findLast(({ height }) => height >= 540) ?? answer.qualities[0];
        setChosen((before) => before ?? usual?.height ?? null);
      },
      onCallFailed(({ reason }) => setFailure(reason ?? 'OUTAGE')),
    );
  }, [open, what.id]);

  const handleStart = async () => {
    if (chosen === null) return;
    const start = async () => {
      const keeper = await loadKeeper();
      await keeper.start(what.id, chosen, language);
      onClose();
      toast(fill(words.downloads.started, { title: what.title }), 'done');
    };
    await run(start, { onFailure: ({ reason }) => setFailure(reason ?? 'OUTAGE') });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={fill(words.downloads.chooseTitle, { title: what.title })}
      actions={
        <Button variant="primary" icon={DOWNLOAD} busy={busy || (chosen === null && !failure)} onClick={() => void handleStart()}>
          {words.downloads.start}
        </Button>
      }
    >
      <p className={styles.text}>{words.downloads.chooseText}</p>
      <fieldset className={styles.qualities}>
        <legend className={styles.legend}>{words.downloads.quality}</legend>
        {qualities === null && !failure && <div className={styles.waiting} aria-hidden="true" />}
        {qualities?.map(({ height, bytes }) => (
          <label key={height} className={styles.quality}>
            <input
              type="radio"
              name={name}
              value={height}
              checked={height === chosen}
              onChange={() => setChosen(height)}
              className={styles.radio}
            />
            <span className={styles.height}>{`${height}p`}</span>
            <span className={styles.size}>{fill(words.downloads.about, { size: formatBytes(locale, bytes) })}</span>
          </label>
        ))}
      </fieldset>
      {failure && (
        <p role="alert" className={styles.failure}>
          {reasonText(failure)}
        </p>
      )}
    </Dialog>
  );
}
