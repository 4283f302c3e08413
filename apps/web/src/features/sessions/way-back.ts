import { isPartnerFlow, readPartnerFlow } from '@madang/domain/partners/partner.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { paths } from '#app/paths.ts';
import { targetAfterSignIn } from '#app/shell/target-after-sign-in.ts';
import type { Trail } from '#app/shell/trail.ts';

/** Where the query says that signing in leads: back into a partner's request (RT-55), or to the address it was asked for (RT-54). */
export const afterSignIn = (search: string): string | null => {
  const query = new URLSearchParams(search);
  const flow = readPartnerFlow(query);
  return isPartnerFlow(flow) ? paths.process('bango', undefined, flow) : ownPath(query.get('callbackUrl'));
};

/** Where signing in leads: where the query says, else along the trail (RT-123 to RT-130). */
export const wayBack = (language: Language, search: string, trail: Trail, promotionIsValid: boolean): string =>
  afterSignIn(search) ?? targetAfterSignIn(language, trail, promotionIsValid);

/**
 * Sign-in leads to the profile chooser first (SE-64). Home needs no callback, because the chooser leads there anyway.
 */
export const throughChooser = (language: Language, target: string): string =>
  paths.profile(language, { callbackUrl: target === paths.home(language) ? undefined : target });

const PARTNER = paths.process('bango');

/** Sign-up ends with naming the first profile (AC-10, AC-28). A partner's request continues instead. */
export const throughLastStep = (language: Language, target: string): string =>
  target.startsWith(PARTNER)
    ? target
    : paths.signUp(language, { step: 'profile', callbackUrl: target === paths.home(language) ? undefined : target });

/** The other of the two views, which keeps where the person was going, for which partner, and that a television waits (RT-54, RT-56, PA-09). */
export const otherView = (view: 'signIn' | 'signUp', language: Language, search: string): string => {
  const query = new URLSearchParams(search);
  const kept = {
    isSimpleSign: query.get('isSimpleSign') ?? undefined,
    callbackUrl: query.get('callbackUrl') ?? undefined,
    ...readPartnerFlow(query),
  };
  return view === 'signIn' ? paths.signUp(language, kept) : paths.signIn(language, kept);
};
