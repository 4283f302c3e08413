import type { Popup } from '@madang/contract/popups/popups.contract.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, withLanguage } from '#app/paths.ts';
import { openElsewhere } from '#app/platform/elsewhere.ts';
import { logError } from '#app/platform/log-error.ts';
import { salesNow } from '#app/platform/sales.ts';
import { readCheckout, writeCheckout } from '#app/platform/saved-checkout.ts';
import { callFirst } from '#app/platform/target-call.ts';
import { useCall } from '#app/platform/use-call.ts';
import { visit } from '#app/platform/window.ts';
import { showAlert } from '#app/shell/alerts/board.ts';
import { pickText } from '#app/shell/language.ts';
import { useWords } from '#app/shell/words.tsx';
import { toSavedCheckout } from './checkout-of.ts';

/** Runs the action of a popup's button (PO-46) and shows a refusal. */
export const useFollowing = (onClose: () => void) => {
  const { words, language } = useWords();
  const navigate = useNavigate();
  const { busy, run } = useCall();
  const [refusal, setRefusal] = useState<string | null>(null);

  const goTo = (path: string): void => {
    onClose();
    void navigate(path, { viewTransition: true });
  };

  const buy = async (link: Popup['link']): Promise<void> => {
    const checkout = toSavedCheckout(link.checkout);
    if (!checkout) return logError(`The popup ${link.tracking_id} leads to the checkout and names nothing to buy.`);
    const sales = await salesNow();
    if (sales === 'inactive') return void showAlert({ event: 'SUBSCRIPTIONS_CLOSED' });
    if (sales === 'unknown') return setRefusal(words.shell.outage);
    writeCheckout(checkout);
    // A page of its own: only the policy of the checkout lets the card fields in.
    visit(readCheckout().state === 'kept' ? paths.checkout(language) : paths.home(language));
  };

  const lead = (link: Popup['link']): Promise<void> | void => {
    const { type, url, content_id: id, content_title: title } = link;
    if (type === 'checkout') return buy(link);
    // The page of another kind of title leads on to its own.
    if (type === 'content') return goTo(paths.season(language, id ?? '', title ? pickText(language, title) : undefined));
    if (type === 'internal') return goTo(withLanguage(url ?? '/', language));
    openElsewhere(url ?? '');
    return onClose();
  };

  const follow = async ({ link }: Popup): Promise<void> => {
    setRefusal(null);
    // Without a call nothing is waited for: browsers open other sites only in answer to a click.
    if (link.target_api) await callFirst(link.target_api);
    await lead(link);
  };
  return { busy, refusal, setRefusal, follow: (popup: Popup): void => void run(() => follow(popup)) };
};
