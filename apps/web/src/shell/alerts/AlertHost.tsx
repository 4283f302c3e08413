import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { alertWords } from '@madang/i18n/parts/alerts.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { currentPath } from '../../platform/window.ts';
import { useWords } from '../words.tsx';
import { type AlertButton, buttonsOf, escapeOf, type ShownAlert } from './alert.ts';
import { alertFor } from './alert-for.ts';
import { closeAlert, hostAlerts, nextAlert, showAlert, useCurrentAlert } from './board.ts';
import { useConfirm } from './use-confirm.ts';

/** Shows the alerts of the whole product, one after the other. */
export function AlertHost() {
  const entry = useCurrentAlert();
  const { words, language } = useWords(alertWords, accountsWords, sessionsWords, refusalWords);
  const confirm = useConfirm();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState<AlertButton['does'] | null>(null);
  const alert = entry && ('variant' in entry.alert ? entry.alert : alertFor(entry.alert, language, words));

  useEffect(hostAlerts, []);
  useEffect(() => {
    if (entry === null) nextAlert();
  }, [entry]);
  // An alert belongs to the page that shows it.
  const leave = useEffectEvent(() => {
    if (entry && entry.path !== currentPath()) closeAlert(entry);
  });
  useEffect(() => leave(), [pathname]);

  const finish = async (does: 'confirm' | 'dismiss'): Promise<void> => {
    if (busy || !entry || !alert) return;
    setBusy(does);
    let following: ShownAlert | void;
    try {
      following = await (does === 'dismiss' ? alert.onDismiss?.() : alert.confirm && confirm(alert.confirm));
    } finally {
      setBusy(null);
      closeAlert(entry);
    }
    if (following) showAlert(following);
  };

  return (
    <Dialog
      open={alert !== null}
      // Late, after the next alert has opened the dialog again, it is no answer to that one.
      onClose={(event) => void (!event.currentTarget.open && alert && finish(escapeOf(alert.variant)))}
      role="alertdialog"
      title={alert?.title ?? ''}
      actions={
        alert &&
        buttonsOf(alert.variant).map(({ name, does }, index, all) => {
          const label = alert.labels?.[name] ?? words.alerts.buttons[name];
          const variant = index === all.length - 1 ? 'primary' : 'secondary';
          if (does === 'details')
            return (
              <ButtonLink key={name} href={alert.details ?? ''} variant={variant} onClick={() => entry && closeAlert(entry)}>
                {label}
              </ButtonLink>
            );
          return (
            <Button key={name} variant={variant} busy={busy === does} onClick={() => void finish(does)}>
              {label}
            </Button>
          );
        })
      }
    >
      {alert?.text !== undefined && (typeof alert.text === 'string' ? <p>{alert.text}</p> : alert.text)}
    </Dialog>
  );
}
