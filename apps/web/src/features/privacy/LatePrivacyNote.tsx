import { PRIVACY_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { late } from '#app/shell/late.tsx';

const PrivacyNote = late(async () => (await import('./PrivacyNote.tsx')).PrivacyNote);

/** Brings the question of the first visit once the page works, to browsers in which nothing was chosen (RT-138). */
export const LatePrivacyNote = () => (useIsHydrated() && readCookie(PRIVACY_COOKIE) === null ? <PrivacyNote /> : null);
