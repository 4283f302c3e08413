import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '#app/paths.ts';
import { ownPath, targetAfterSignIn, type Trail } from '#app/shell/trail.ts';

/** Where signing in leads: to the address it was asked for (RT-54), else along the trail (RT-123 to RT-130). */
export const wayBack = (language: Language, search: string, trail: Trail): string =>
  ownPath(new URLSearchParams(search).get('callbackUrl')) ?? targetAfterSignIn(language, trail, false);

/** The other of the two views, which keeps where the person was going. */
export const otherView = (view: 'signIn' | 'signUp', language: Language, search: string): string => {
  const callbackUrl = new URLSearchParams(search).get('callbackUrl') ?? undefined;
  return view === 'signIn' ? paths.signUp(language, { callbackUrl }) : paths.signIn(language, { callbackUrl });
};
