import type { JoinedIdentity, SocialProvider } from '@madang/contract/identities/identities.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { useId, useRef, useState } from 'react';
import {
  rejectedFor,
  type Rejection,
  RejectionNotice,
  toRejection,
  textIn,
  useCheckedForm,
  useFieldWords,
} from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './IdentityList.module.css';
import { stepForm } from './StepSheet.tsx';

interface IdentityListProps {
  identities: readonly JoinedIdentity[];
  hasPassword: boolean;
  /** Providers that may be added. */
  providers: readonly SocialProvider[];
}

/** Every way in to the account, and the removal of each but the last. */
export function IdentityList({ identities, hasPassword, providers }: IdentityListProps) {
  const { words, language } = useWords(identityWords);
  const [left, setLeft] = useState(identities);
  const [toRemove, setToRemove] = useState<JoinedIdentity | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text, password, isSet, notSet, add } = words.identities.list;
  const addable = providers.filter(({ name }) => left.every(({ provider }) => provider !== name));
  if (left.length === 0 && addable.length === 0) return null;

  const handleRemoved = (removed: JoinedIdentity) => {
    setLeft(left.filter(({ id }) => id !== removed.id));
    setToRemove(null);
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <section id="sign-in-methods" className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <ul className={styles.list} aria-label={title}>
        <li className={styles.row}>
          <div className={styles.names}>
            <h3 className={styles.name}>{password}</h3>
            <p className={styles.meta}>{hasPassword ? isSet : notSet}</p>
          </div>
        </li>
        {left.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} onRemove={() => setToRemove(identity)} />
        ))}
      </ul>
      {addable.map(({ id, name }) => (
        <form
          key={id}
          method="post"
          action={paths.process('social', id, { lang: language, callbackUrl: paths.accountProfile(language) })}
          className={styles.add}
        >
          <Button type="submit" variant="outline">
            {fill(add, { name })}
          </Button>
        </form>
      ))}
      {toRemove && (
        <RemoveDialog identity={toRemove} hasPassword={hasPassword} onClose={() => setToRemove(null)} onRemoved={handleRemoved} />
      )}
    </section>
  );
}

function IdentityRow({ identity, onRemove }: { identity: JoinedIdentity; onRemove: () => void }) {
  const { words, locale } = useWords(identityWords);
  const timeZone = useTimeZone();
  const { provider, outside, joined_at } = identity;
  const { joined, remove, removeOne } = words.identities.list;
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <h3 className={styles.name}>{provider}</h3>
        <p className={styles.meta}>{outside}</p>
        <p className={styles.meta}>{fill(joined, { date: formatDate(locale, Date.parse(joined_at), 'long', timeZone) })}</p>
      </div>
      <Button size="small" variant="quiet" aria-label={fill(removeOne, { provider, outside })} onClick={onRemove}>
        {remove}
      </Button>
    </li>
  );
}

interface RemoveDialogProps {
  identity: JoinedIdentity;
  hasPassword: boolean;
  onClose: () => void;
  onRemoved: (removed: JoinedIdentity) => void;
}

/** Takes the password. Without one the server asks for a sign-in just now with another identity, and the notice says so. */
function RemoveDialog({ identity, hasPassword, onClose, onRemoved }: RemoveDialogProps) {
  const { words } = useWords(identityWords);
  const toast = useToast();
  const formId = useId();
  const { removeTitle, removeText, remove, keep, removed } = words.identities.list;
  const { provider, outside, id } = identity;
  const send = async (form: FormData): Promise<Rejection | null> => {
    const password = textIn(form, 'password');
    if (hasPassword && password === '') return rejectedFor({ password: 'missing' });
    try {
      await api.removeIdentity({ id, ...(hasPassword && { password }) });
      return null;
    } catch (error) {
      return toRejection(error);
    }
  };
  const { rejection, busy, handlers } = useCheckedForm({
    send,
    onDone: () => {
      toast(fill(removed, { provider }), 'done');
      onRemoved(identity);
    },
  });
  const field = useFieldWords(rejection.faults);
  return (
    <Dialog
      open
      onClose={onClose}
      title={fill(removeTitle, { provider })}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {remove}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className={stepForm} {...handlers}>
        <p>{fill(removeText, { outside })}</p>
        <RejectionNotice reason={rejection.reason} />
        {hasPassword && <PasswordField {...field('password')} autoComplete="current-password" required />}
      </form>
    </Dialog>
  );
}
