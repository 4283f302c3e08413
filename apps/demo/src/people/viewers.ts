import type { Database } from '@madang/database/connection.ts';
import { pinHash } from '@madang/database/profiles/pin-hash.ts';
import { repositories as bind, type Repositories } from '@madang/database/repositories.ts';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { RETRY_DAYS } from '@madang/domain/billing/dunning.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { TRIAL_DAYS } from '@madang/domain/shared/constants.ts';
import { currencyOf } from '@madang/domain/subscriptions/product.ts';
import { isPass } from '@madang/domain/subscriptions/platform.ts';
import { end, type Subscription, takeOver } from '@madang/domain/subscriptions/subscription.ts';
import { type DemoPerson, DEMO_PEOPLE, HANA, SORA } from '@madang/fixtures/people.ts';
import { hash } from '@node-rs/argon2';
import { idOf } from './id-of.ts';
import { settlePayments } from './payments.ts';

const DAY_MS = 86_400_000;
/** As the server hashes them (docs/security-checklist.md, item 4). */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What two of them have been watching: content id, share of its length, hours ago. */
const WATCHED: readonly (readonly [DemoPerson, readonly (readonly [string, number, number])[]])[] = [
  [
    SORA,
    [
      ['1001004', 0.62, 3],
      ['1029002', 0.31, 22],
      ['1201005', 0.97, 30],
      ['1101', 0.44, 51],
      ['1401001', 0.93, 70],
      ['1006003', 0.4, 95],
      ['1301001', 0.81, 140],
    ],
  ],
  [
    HANA,
    [
      ['1033003', 0.5, 5],
      ['1013004', 0.92, 28],
      ['1204010', 0.3, 60],
    ],
  ],
];
const SHELF: readonly (readonly [DemoPerson, readonly string[]])[] = [
  [SORA, ['1001', '1301', '1033', '1402', '1105', '1210', '1014']],
  [HANA, ['1029', '1204']],
];

/** Days of a period, for people who are in the middle of one. */
const PERIOD_DAYS = { monthly: 30, annual: 365 } as const;
/** Days by which money has been due, and how often it was declined, by how somebody stands. */
const OWED: Readonly<Record<string, readonly [days: number, declines: number]>> = {
  'ACTIVE - IN RETRIES': [RETRY_DAYS[1] + 1, 2],
  GRACE_PERIOD: [RETRY_DAYS[2] + 1, RETRY_DAYS.length + 1],
};

const subscriptionOf = ({ name, country, subscription }: DemoPerson, accountId: string, now: number): Subscription | null => {
  if (!subscription) return null;
  const { plan, period, gateway, status, bought, daysLeft, code } = subscription;
  const [owedDays, declines] = OWED[status] ?? [-daysLeft, 0];
  const periodEnd = now - owedDays * DAY_MS;
  const currency = currencyOf(country);
  const nextAt = declines === 0 ? periodEnd : now + daysLeft * DAY_MS;
  const periodStart = periodEnd - (status === 'FREE_TRIAL' ? TRIAL_DAYS : PERIOD_DAYS[period]) * DAY_MS;
  const sku = `${bought}_${plan}_${period}${bought === 'WEB' ? `_${currency}` : ''}`.toUpperCase();
  const running = takeOver({
    id: idOf(`${name} subscription`),
    accountId,
    sku,
    plan,
    period,
    gateway,
    status,
    country,
    currency,
    // Whoever pays by the month had a trial before.
    startedAt: status === 'FREE_TRIAL' || period === 'annual' || isPass(sku) ? periodStart : periodStart - TRIAL_DAYS * DAY_MS,
    periodStart,
    periodEnd,
    declines,
    nextAt,
    ...(code !== undefined && { code }),
  });
  return daysLeft < 0 ? end(running, 'ran_out', periodEnd) : running;
};

interface Play {
  readonly profileId: string;
  readonly contentId: string;
  readonly country: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The events of a playback that began at an instant, as far as they make it a play. */
const playOf = ({ playbackEvents }: Repositories, { profileId, contentId, country, at }: Play): Promise<void> =>
  playbackEvents.add(
    {
      playbackId: `demo ${idOf(`${profileId} ${contentId}`).slice(0, 23)}`,
      contentId,
      kind: 'film',
      viewer: profileId,
      signedIn: true,
      device: 'demo',
      country,
      collection: null,
      viaClick: null,
      cameFrom: null,
      appVersion: null,
      receivedAt: at,
      day: toDay(at),
    },
    [
      { event: { sequence: 1, position: 0, event: 'start' }, happenedAt: at - 15_000, isPlay: false },
      { event: { sequence: 2, position: 15, event: 'check' }, happenedAt: at, isPlay: true },
    ],
  );

/** Makes the people who are not there yet; accounts that were changed stay as they are. Without `pinSecret` no profile has a PIN; `durationOf` in seconds. */
export const settleViewers = async (
  database: Database,
  now: number,
  pinSecret: Uint8Array | null,
  durationOf: (contentId: string) => number | null,
): Promise<void> => {
  const repositories = bind(database);
  for (const person of DEMO_PEOPLE) {
    const accountId = idOf(person.name);
    const added = await repositories.accounts.add({
      id: accountId,
      email: normalEmail(person.email),
      passwordHash: await hash(person.password, ARGON2ID),
      firstName: person.name,
      lastName: person.lastName,
      gender: person.gender,
      birthday: person.birthday,
      language: person.language,
      country: person.country,
      userType: person.userType,
      emailVerified: person.emailVerified,
      createdAt: now - 60 * DAY_MS,
    });
    // Profiles of a later version of the world come to people who are there already.
    for (const [index, profile] of person.profiles.entries()) {
      const language = profile.language ?? person.language;
      const picture = (['A', 'B', 'C', 'D'] as const)[index % 4] ?? 'A';
      const id = idOf(`${person.name} ${profile.name}`);
      const row = {
        id,
        accountId,
        name: profile.name,
        imagePath: null,
        picture,
        interfaceLanguage: language,
        subtitleLanguage: language,
        viewingAge: profile.viewingAge,
        displayType: 'grid' as const,
        pinStamp: null,
      };
      await repositories.profiles.add(row, now - 60 * DAY_MS + index * 1000);
      if (!added || pinSecret === null || profile.pin === undefined) continue;
      const email = normalEmail(person.email);
      await repositories.profiles.savePin(id, {
        hash: pinHash(pinSecret, profile.pin, id, email),
        email,
        stamp: idOf(`${person.name} ${profile.name} PIN`),
      });
    }
    if (!added) continue;
    const subscription = subscriptionOf(person, accountId, now);
    if (!subscription) continue;
    await repositories.subscriptions.save(subscription);
    if (subscription.gateway !== 'CARD') continue;
    const { name, lastName } = person;
    await settlePayments(database, repositories, { name, holder: `${name} ${lastName}`, subscription });
  }
  for (const [person, items] of WATCHED) {
    const profileId = idOf(`${person.name} ${person.profiles[0]?.name ?? ''}`);
    for (const [contentId, share, hoursAgo] of items) {
      const duration = durationOf(contentId);
      if (duration === null) continue;
      const playingTime = Math.round(duration * share);
      await repositories.watchProgress.record(profileId, {
        contentId,
        playingTime,
        finished: share >= 0.9,
        place: null,
        playbackId: 'demo',
        sequence: 0,
        modified: now - hoursAgo * 3_600_000,
      });
      await playOf(repositories, { profileId, contentId, country: person.country, at: now - hoursAgo * 3_600_000 });
    }
  }
  for (const [person, ids] of SHELF) {
    const profileId = idOf(`${person.name} ${person.profiles[0]?.name ?? ''}`);
    for (const [index, id] of ids.entries()) await repositories.favorites.add(profileId, id, now - index * DAY_MS);
  }
};
