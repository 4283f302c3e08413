import { PRIVACY_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { late } from '#app/shell/late.tsx';

const PrivacyNote = late(async () => (await import('./PrivacyNote.tsx')).PrivacyNote);

/** The consent banner after hydration, in browsers without a choice (RT-138). */
export const LazyPrivacyNote = () => (useIsHydrated() && readCookie(PRIVACY_COOKIE) === null ? <PrivacyNote /> : null);
