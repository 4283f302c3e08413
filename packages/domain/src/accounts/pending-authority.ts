/**
 * Events after which authority that was begun earlier must be worthless. An account is deleted only together with all its rows, and
 * nothing locks an account, so neither is an event.
 */
export const AUTHORITY_EVENTS = [
  /** With the current password; one session goes on. */
  'password_changed',
  /** By the link of a mail; no session goes on. */
  'password_reset',
  /** “Sign out all others”. */
  'sessions_ended',
  /** One device, from the list of another. */
  'session_ended',
  /** A device signs itself out. */
  'signed_out',
  /** A refresh token was presented twice: one of the two who hold it stole it. */
  'refresh_token_reused',
  /** Another address was asked for, in place of an earlier request. */
  'email_change_asked',
  /** By its account holder, or by the link that the current address was mailed. */
  'email_change_stopped',
  /** The link mailed to the new address was followed. */
  'email_changed',
  'identity_joined',
  'identity_unlinked',
] as const;
export type AuthorityEvent = (typeof AUTHORITY_EVENTS)[number];

/** How one kind of authority over an account ends, besides by its own expiry. */
export type AuthorityRule =
  /** The server ends it in the transaction of these events. */
  | { readonly endedBy: readonly AuthorityEvent[] }
  /** It counts only while something else counts, which is looked up when it is used or renewed. */
  | { readonly countsWhile: string }
  /** It carries no authority by itself: what gives it is proven again, behind the lock of the account, when it is completed. */
  | { readonly provenAgain: string };

/** Events that end sessions, all others or one. */
const SESSIONS_OVER = [
  'password_changed',
  'password_reset',
  'sessions_ended',
  'session_ended',
  'signed_out',
  'refresh_token_reused',
  'identity_unlinked',
] as const satisfies readonly AuthorityEvent[];

/** Events by which an account holder takes control back: nothing that an intruder may have begun survives them. */
const TAKEN_BACK = [
  'password_changed',
  'password_reset',
  'sessions_ended',
  'email_changed',
  'identity_unlinked',
] as const satisfies readonly AuthorityEvent[];

/**
 * Every kind of authority over an account that outlives the call that began it, and what ends it. A kind with `endedBy` needs a function
 * in `apps/server/src/accounts/end-pending.ts`, and a table that holds secrets or expiries names its kinds in
 * `packages/database/src/accounts/authority-tables.ts`: neither compiles otherwise.
 */
export const AUTHORITY_RULES = {
  /** A sign-in: an access token and a family of refresh tokens. Of those that an event may end, one is kept. */
  session: { endedBy: SESSIONS_OVER },
  /** A place among the streams of the account. */
  playback_lease: { endedBy: SESSIONS_OVER },
  /** Another address that waits for its link to be followed. */
  email_change: { endedBy: [...TAKEN_BACK, 'email_change_asked', 'email_change_stopped'] },
  /** A mailed link by which a password is set or reset. */
  password_link: { endedBy: TAKEN_BACK },
  /** A television that was confirmed, until it has fetched its tokens and for the minute in which it may fetch them again. */
  tv_sign_in: { endedBy: [...TAKEN_BACK, 'session_ended', 'refresh_token_reused'] },
  /** An identity that a provider vouched for, waiting for the password of the account. */
  pending_identity: { endedBy: [...TAKEN_BACK, 'identity_joined'] },
  /** The signed URL of the file of personal data. */
  data_export_ticket: { endedBy: TAKEN_BACK },

  access_token: { countsWhile: 'session' },
  refresh_token: { countsWhile: 'session' },
  /** A PIN that opened a profile, for the session in which it was entered. */
  entered_pin: { countsWhile: 'session' },
  /** A browser that notifications are sent to. */
  push_subscription: { countsWhile: 'session' },
  /** A signed media URL: it is renewed, and its key is handed out, only while the lease runs. */
  media_url: { countsWhile: 'playback_lease' },
  /** A signed URL of a film to download, and the key of what was downloaded. */
  download_url: { countsWhile: 'session' },
  /** The link that the current address is mailed, to stop a change. */
  email_change_stop: { countsWhile: 'email_change' },
  /** The tokens that a television may fetch once more. */
  sealed_tv_tokens: { countsWhile: 'tv_sign_in' },

  /** Between the verification of a password and what it was verified for. */
  verified_password: { provenAgain: 'the stored password hash must still be the one that was verified' },
  /** A browser that left for a provider. */
  social_attempt: { provenAgain: 'the provider vouches on return, and the identity must belong to the account then' },
  /** A customer whom a partner handed over and who has yet to sign in or up. */
  hand_over: { provenAgain: 'the session that completes it must still run' },
  /** The link mailed to the owner when an identity was joined. */
  identity_undo: { provenAgain: 'following it removes one identity, gives nothing, and it is used up with that identity' },
  /** The link mailed to the account’s own address, to prove it. */
  email_proof: { provenAgain: 'following it proves the address that it was mailed to, and gives nothing else' },
} as const satisfies Readonly<Record<string, AuthorityRule>>;

export type PendingAuthority = keyof typeof AUTHORITY_RULES;
export const PENDING_AUTHORITY = Object.keys(AUTHORITY_RULES) as readonly PendingAuthority[];

/** Kinds that the server ends by a write of their own. */
export type EndedAuthority = {
  readonly [Kind in PendingAuthority]: (typeof AUTHORITY_RULES)[Kind] extends { readonly endedBy: unknown } ? Kind : never;
}[PendingAuthority];

/** Whether an event ends what was begun of this kind before. A kind or an event that is not known counts as ended. */
export const isEndedBy = (kind: string, event: string): boolean => {
  if (!Object.hasOwn(AUTHORITY_RULES, kind) || !AUTHORITY_EVENTS.some((known) => known === event)) return true;
  const rule: AuthorityRule = AUTHORITY_RULES[kind as PendingAuthority];
  if ('endedBy' in rule) return rule.endedBy.some((ending) => ending === event);
  return 'countsWhile' in rule && isEndedBy(rule.countsWhile, event);
};

/** The kinds that the server has to end when an event happens. */
export const endedBy = (event: AuthorityEvent): readonly EndedAuthority[] =>
  PENDING_AUTHORITY.filter((kind): kind is EndedAuthority => 'endedBy' in AUTHORITY_RULES[kind] && isEndedBy(kind, event));
