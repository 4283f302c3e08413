/** What a limit counts by: the caller's address, the signed-in account, an e-mail together with the address that names it, or another key. */
export type LimitedBy = 'address' | 'account' | 'email_and_address' | 'key';

/** At most `points` attempts within `seconds` for each key. */
export interface LimitRule {
  readonly by: LimitedBy;
  readonly points: number;
  readonly seconds: number;
}

/** Rate limits (SE-96). Limits by address allow for a household or a shop behind one address. */
export const LIMITS = {
  signIn: { by: 'email_and_address', points: 10, seconds: 900 },
  signInFromAddress: { by: 'address', points: 100, seconds: 900 },
  // Attempts from a device that signed in before.
  signInFromDevice: { by: 'key', points: 10, seconds: 900 },
  // Only counted: wrong passwords on one account from unknown devices, and the pause that follows from them (`sessions/sign-in-guard.ts`).
  signInToAccount: { by: 'key', points: 1_000_000, seconds: 86_400 },
  signInPause: { by: 'key', points: 1, seconds: 300 },
  signUpFromAddress: { by: 'address', points: 30, seconds: 3600 },
  // Sign-ups that send a mail, by the address they name.
  accountExistsMail: { by: 'key', points: 3, seconds: 86_400 },
  forgotPassword: { by: 'email_and_address', points: 3, seconds: 3600 },
  forgotPasswordFromAddress: { by: 'address', points: 30, seconds: 3600 },
  // A token of 256 bits cannot be guessed; the limit bounds the database look-ups.
  mailLink: { by: 'address', points: 60, seconds: 900 },
  password: { by: 'account', points: 10, seconds: 900 },
  // Wrong coupon, pass and gift codes (CP-32).
  wrongCode: { by: 'account', points: 10, seconds: 3600 },
  // Each gift may send a mail to an address that the buyer chooses.
  gift: { by: 'account', points: 20, seconds: 86_400 },
  // A data export reads every table; the file is bounded per ticket.
  dataExport: { by: 'account', points: 5, seconds: 86_400 },
  dataExportFile: { by: 'key', points: 3, seconds: 600 },
  // Each message is a mail to the operator.
  helpRequest: { by: 'address', points: 5, seconds: 3600 },
  helpRequestOfDay: { by: 'address', points: 20, seconds: 86_400 },
  // Each receipt file is rendered on request.
  receiptFile: { by: 'account', points: 30, seconds: 600 },
  // A television shows a new code every five minutes.
  createTvSignIn: { by: 'address', points: 120, seconds: 600 },
  socialSignIn: { by: 'address', points: 100, seconds: 900 },
  handOver: { by: 'address', points: 100, seconds: 900 },
  confirmIdentity: { by: 'address', points: 100, seconds: 900 },
  // Each picture is decoded and encoded again.
  profilePicture: { by: 'account', points: 30, seconds: 3600 },
  trackSearch: { by: 'address', points: 300, seconds: 600 },
  // Events, not calls. A playback reports every six seconds: sixty playbacks behind one address, and four of them around the clock.
  trackPlayback: { by: 'address', points: 6000, seconds: 600 },
  trackPlaybackOfDay: { by: 'address', points: 60_000, seconds: 86_400 },
  trackPopup: { by: 'address', points: 600, seconds: 600 },
  trackPopupOfDay: { by: 'address', points: 5000, seconds: 86_400 },
  trackPush: { by: 'address', points: 100, seconds: 600 },
  trackPushOfDay: { by: 'address', points: 1000, seconds: 86_400 },
  // A page reports at most twenty failures.
  trackError: { by: 'address', points: 300, seconds: 600 },
  trackErrorOfDay: { by: 'address', points: 2000, seconds: 86_400 },
  pageFailures: { by: 'key', points: 60, seconds: 60 },
  // Pages that one node renders without a session; those from its memory are not counted. A page costs about 20 ms of processor time.
  pageRendering: { by: 'address', points: 1200, seconds: 60 },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof LIMITS;
/** The limits whose key the dispatcher knows without the use case. */
export type DeclaredLimit = {
  readonly [N in LimitName]: (typeof LIMITS)[N]['by'] extends 'address' | 'account' ? N : never;
}[LimitName];
