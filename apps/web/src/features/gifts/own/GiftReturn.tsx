import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { startSession } from '#app/platform/api.ts';
import { visit } from '#app/platform/window.ts';
import { leaveEndedSession } from '#app/shell/ended-session.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';
import { PendingPurchase } from '../../billing/index.ts';
import { forgetDraft } from '../gift-draft.ts';
import type { GiftReturnView } from './gift-return.ts';

/** A gift buyer who returns from the bank. The query string is not trusted: the gift's state comes from the server. */
export function GiftReturn({ view: { signedIn, payUrl } }: { view: GiftReturnView }) {
  const { words, language } = useWords(giftsWords);
  const { title, text, again } = words.gifts.unpaid;
  const navigate = useNavigate();
  const [state, setState] = useState<'coming' | 'open' | 'failed'>('coming');
  useEffect(() => {
    if (!signedIn) return visit(paths.signIn(language, { callbackUrl: paths.gifts(language) }));
    // This page has no layout that would start the client's session.
    startSession(true, null, () => leaveEndedSession(language));
    setState('open');
  }, [language, signedIn]);
  const settle = (succeeded: boolean): void => {
    if (!succeeded) return setState('failed');
    forgetDraft();
    void navigate(paths.gifts(language, { bought: 'yes' }), { replace: true });
  };
  if (state === 'open')
    return (
      <PendingPurchase
        kind="gift"
        begun={null}
        payUrl={payUrl}
        onSettled={settle}
        onGivenUp={() => void navigate(paths.gift(language), { replace: true })}
      />
    );
  if (state === 'coming') return null;
  return (
    <StatusPanel
      scene="closed"
      title={title}
      text={text}
      action={
        <ButtonLink variant="primary" href={paths.gift(language)}>
          {again}
        </ButtonLink>
      }
    />
  );
}
