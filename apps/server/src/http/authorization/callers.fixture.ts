import { RESEND_WAIT_MS } from '@madang/domain/accounts/email-verification.ts';
import { randomUUID } from 'node:crypto';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { accountWith } from '@madang/database/database.fixture.ts';
import { firstProfile } from '@madang/domain/profiles/profile.ts';
import { PASSWORD, startApp } from '../../app.fixture.ts';
import { simulatedPartner } from '../../partners/partner.fixture.ts';
import { signedAssertions } from '../../providers/partners/signed-assertions.ts';
import { switchBoard } from '../../test-switches/switched.ts';
import { beginSession } from '../../sessions/begin-session.ts';
import { ACCESS_TOKEN_SECONDS } from '../../sessions/token-issuer.ts';

/** The kinds of callers that there are, as a table about them says it. */
export const KINDS = [
  /** Without a token. */
  'anonymous',
  /** With the token of a session that has ended. */
  'ended',
  /** With a token older than it may be. */
  'late',
  /** Signed in, without a chosen profile. */
  'unchosen',
  /** Watched with a profile for which the plan has no room any more. */
  'locked',
  /** Signed up, and never followed the link of a mail. */
  'new',
  /** Pays nothing. */
  'free',
  /** Has paid until yesterday. */
  'lapsed',
  'basic',
  'premium',
  /** Handed over by a partner, who pays. */
  'partner',
  /** Whom a partner lets look around. */
  'guest',
  /** Signs in at a provider and has no password. */
  'social',
  /** Premium, watching with a profile for the family. */
  'family',
  /** A television signed in to an account without a plan. */
  'tv',
  /** A caller with the operator API key. */
  'operator',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Caller {
  /** The Authorization header. */
  readonly as: string;
  /** Null for callers who are no account. */
  readonly user: Pick<SessionUser, 'id' | 'username' | 'refresh_token'> | null;
  /** A profile of the account's: who watches, or may be asked to. */
  readonly profileId: string;
}

const TV = { device_id: 'tv', device_type: 'tv', device_model: 'Courtyard 55', device_version: '4.0' };

/** The session that a token is of. */
export const sessionIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { readonly sid: string }).sid;

/** The whole server, with one caller of every kind. */
export const startAppWithCallers = async () => {
  const partner = await simulatedPartner('https://odk.example');
  const audience = 'https://madang.example';
  const started = await startApp({ pausesOffered: true }, undefined, {
    // Boleto depends on the country. These tests are about authorization.
    boleto: false,
    partnerAssertions: signedAssertions({ odk: partner.agreement }, audience),
    testClock: true,
    testSwitches: switchBoard(),
  });
  const { call, signUp, entitle, addProfile, clock, connection, deps } = started;
  const { accounts, profiles } = connection.repositories;

  const callerOf = (user: SessionUser): Caller => ({ as: user.access_token, user, profileId: user.profile?.id ?? '' });
  const withoutAccount = (as: string): Caller => ({ as, user: null, profileId: randomUUID() });
  const verified = async () => {
    const user = await signUp();
    await deps.repositories.accounts.proveEmail(user.id, normalEmail(user.username));
    await connection.database.deleteFrom('email_verifications').where('account_id', '=', user.id).execute();
    return user;
  };
  const paying = async (plan: 'Basic' | 'Premium', until?: number) => {
    const user = await verified();
    await entitle(user.id, plan, until);
    return callerOf(user);
  };
  const watchingAs = async (caller: Caller, profileId: string): Promise<Caller> => {
    await call('selectProfile', { id: profileId }, { as: caller.as });
    return { ...caller, profileId };
  };
  const handedOver = async (claims: object): Promise<Caller> => {
    const person = { sub: randomUUID(), given_name: 'Joon', family_name: 'Kim', birthdate: '1990-02-03', ...claims };
    const assertion = await partner.assert(person, { audience, at: clock.now });
    const { object } = await call('confirmHandOver', { type: 'odk', assertion });
    return callerOf(object['user'] as SessionUser);
  };

  const makers: Readonly<Record<Kind, () => Promise<Caller>>> = {
    anonymous: async () => withoutAccount('anonymous'),
    ended: async () => {
      const caller = callerOf(await verified());
      await call('signOut', {}, { as: caller.as });
      return caller;
    },
    late: async () => {
      const caller = callerOf(await verified());
      const claims = { accountId: caller.user?.id ?? '', sessionId: sessionIn(caller.as) };
      return { ...caller, as: await deps.tokens.issueAccess(claims, clock.now - ACCESS_TOKEN_SECONDS * 1000) };
    },
    unchosen: async () => {
      const { username, profile } = await verified();
      const { object } = await call('signIn', { email: username, password: PASSWORD });
      return { ...callerOf(object as SessionUser), profileId: profile?.id ?? '' };
    },
    locked: async () => {
      const user = await verified();
      await entitle(user.id, 'Premium');
      await addProfile(user, 'adult');
      const youngest = await addProfile(user, 'adult');
      const caller = await watchingAs(callerOf(user), youngest);
      const { subscriptions } = deps.repositories;
      const subscription = await subscriptions.findOf(user.id);
      if (!subscription) throw new Error('It was saved a moment ago.');
      await subscriptions.save({ ...subscription, until: clock.now });
      return caller;
    },
    new: async () => {
      const user = await signUp();
      // The welcome mail went out long enough ago for another verification link.
      await connection.database
        .updateTable('email_verifications')
        .set({ mailed_at: new Date(clock.now - RESEND_WAIT_MS) })
        .where('account_id', '=', user.id)
        .execute();
      return callerOf(user);
    },
    free: async () => callerOf(await verified()),
    lapsed: () => paying('Premium', clock.now),
    basic: () => paying('Basic'),
    premium: () => paying('Premium'),
    partner: () => handedOver({ email: `${randomUUID()}@partner.example`, email_verified: true }),
    guest: () => handedOver({ guest: true }),
    social: async () => {
      const account = accountWith({ emailVerified: true });
      const profile = firstProfile(randomUUID(), account.id, account.firstName, account.language);
      await accounts.add(account);
      await profiles.add(profile, clock.now);
      const how = {
        remember: false,
        transport: 'body',
        identity: { issuer: 'https://id.example', subject: account.id },
      } as const;
      const { value } = await beginSession(deps, connection.repositories, { account, profile }, how);
      return callerOf(value);
    },
    family: async () => {
      const user = await verified();
      await entitle(user.id, 'Premium');
      return watchingAs(callerOf(user), await addProfile(user, 'family'));
    },
    tv: async () => {
      const person = await verified();
      const { object: shown } = await call('createTvSignIn', TV, { address: `10.250.0.${clock.now % 250}` });
      await call('confirmTvSignIn', { token: shown['code'] }, { as: person.access_token });
      const { object } = await call('getTvSignIn', { poll_token: shown['poll_token'] });
      return { ...callerOf(object['user'] as SessionUser), profileId: person.profile?.id ?? '' };
    },
    operator: async () => withoutAccount('operator operator key'),
  };
  const callers = new Map<Kind, Promise<Caller>>();
  /** A caller of this kind, created once and shared. */
  const caller = (kind: Kind): Promise<Caller> => {
    const known = callers.get(kind) ?? makers[kind]();
    callers.set(kind, known);
    return known;
  };
  return { ...started, caller, newCaller: (kind: Kind) => makers[kind](), tv: TV };
};
