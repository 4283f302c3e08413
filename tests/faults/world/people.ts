import { randomUUID } from 'node:crypto';
import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { accountWith } from '@madang/database/database.fixture.ts';
import { detectBrand, type CardBrand } from '@madang/domain/billing/card-brand.ts';
import { firstProfile } from '@madang/domain/profiles/profile.ts';
import { ABSOLUTE_MS, IDLE_MS } from '@madang/domain/sessions/refresh.ts';
import type { ScenarioName } from '@madang/pay/scenarios.ts';
import { TEST_CARDS } from '@madang/pay/test-cards.ts';
import { tokenIssuer } from '@madang/server/sessions/token-issuer.ts';
import type { Installation } from './installation.ts';

/** Where people are put, and what their tokens are signed with. */
type Premises = Pick<Installation, 'repositories' | 'tokenKey'>;

/** Signed-in account. */
export interface Person {
  readonly accountId: string;
  readonly profileId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

const CARD_MS = 20 * 60_000;
const WRITTEN_AT_ONCE = 10;

/** New account with a session, written directly: the cost of sign-up is measured in another experiment. */
const newPerson = async ({ repositories, tokenKey }: Premises, country: string): Promise<Person> => {
  const tokens = tokenIssuer(tokenKey);
  const now = Date.now();
  const account = accountWith({ country, language: 'en_us', createdAt: now });
  const profile = firstProfile(randomUUID(), account.id, account.firstName, account.language);
  await repositories.accounts.add(account);
  await repositories.profiles.add(profile, now);
  const sessionId = randomUUID();
  const { token: refreshToken, hash } = tokens.newRefresh();
  const who = { accountId: account.id, profileId: profile.id, pinStamp: null, remembered: true, signInType: 0 } as const;
  const session = { id: sessionId, ...who, newestGeneration: 1, revoked: false, endsAt: now + ABSOLUTE_MS };
  await repositories.sessions.begin(session, { token: { hash, expiresAt: now + IDLE_MS.remembered }, createdAt: now });
  return {
    accountId: account.id,
    profileId: profile.id,
    sessionId,
    email: account.email,
    accessToken: await tokens.issueAccess({ accountId: account.id, sessionId }, now),
    refreshToken,
  };
};

/** Runs `make` `count` times, a few at once. */
export const several = async <T>(count: number, make: (index: number) => Promise<T>): Promise<readonly T[]> => {
  const made: T[] = [];
  while (made.length < count) {
    const group = Array.from({ length: Math.min(WRITTEN_AT_ONCE, count - made.length) }, (_, index) => made.length + index);
    made.push(...(await Promise.all(group.map(make))));
  }
  return made;
};

export const newPeople = (premises: Premises, count: number, country = 'US'): Promise<readonly Person[]> =>
  several(count, () => newPerson(premises, country));

/** The numbers of cards that always pay. */
export const GOOD_CARDS: readonly string[] = TEST_CARDS.filter(({ scenario }) => scenario === 'ok').map(({ number }) => number);

/** What a browser would have been given for a card, without going through the frame. */
export const newCardToken = async (
  { connection }: Pick<Installation, 'connection'>,
  number: string = GOOD_CARDS[0] ?? '',
): Promise<string> => {
  const scenario: ScenarioName = TEST_CARDS.find((card) => card.number === number)?.scenario ?? 'ok';
  const id = randomUUID();
  const card = {
    scenario,
    brand: detectBrand(number) as CardBrand,
    last4: number.slice(-4),
    expiryMonth: 12,
    expiryYear: new Date().getUTCFullYear() + 4,
    zipCode: '94103',
    holder: 'Sora Kim',
  };
  const now = Date.now();
  await sandboxPaymentsRepository(connection.database).addToken({ id, ...card, expiresAt: now + CARD_MS }, now);
  return id;
};
