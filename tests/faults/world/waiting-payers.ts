import { sandboxPaymentsRepository } from '@madang/database/billing/sandbox-payments.repository.ts';
import { TEST_CARDS } from '@madang/pay/test-cards.ts';
import { askOnce } from './calls.ts';
import type { Installation } from './installation.ts';
import { newNotice, type Notice } from './payment-notices.ts';
import { newCardToken, newPeople, type Person, several } from './people.ts';

/** What is paid with, and so who is waited for: a bank that asks the payer, or the payer who carries the slip there. */
const MEANS = ['card', 'slip'] as const;
/** Outcomes at the bank, and the state of the charge that follows. Null where our own rules decide. */
const FATES = {
  paid: 'SUCCEEDED',
  declined: 'DECLINED',
  'paid after it was given up': 'PAID_LATE',
  'never answered': null,
} as const;
type Fate = keyof typeof FATES;

/** Scenario of one payer. */
export interface Story {
  readonly means: (typeof MEANS)[number];
  readonly fate: Fate;
  /** The answer is reported three days late. */
  readonly isLate: boolean;
}

/** Payer of a waiting charge, with its two webhooks: waiting, and answered. */
export interface Payer {
  readonly story: Story;
  readonly person: Person;
  readonly waits: Notice;
  readonly answered: Notice;
}

const ORDER = { sku: 'WEB_BASIC_MONTHLY_USD', skip_trial: true, terms_accepted: true };
const SLIP = {
  sku: 'WEB_BASIC_MONTHLY_BRL',
  terms_accepted: true,
  address: {
    country: 'BR',
    fields: {
      first_name: 'Bianca',
      last_name: 'Souza',
      cep: '01310-100',
      street: 'Avenida Paulista',
      number: '1578',
      address_2: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      tax_id: '529.982.247-25',
    },
  },
};
const ASKING_CARD = TEST_CARDS.find(({ scenario }) => scenario === 'asksThePayer')?.number;

/** Every scenario `each` times. */
export const storiesFor = (each: number): readonly Story[] =>
  MEANS.flatMap((means) =>
    (Object.keys(FATES) as Fate[]).flatMap((fate) =>
      [false, true].flatMap((isLate) => Array.from({ length: each }, () => ({ means, fate, isLate }))),
    ),
  );

const order = async (installation: Installation, origin: string, story: Story): Promise<Payer> => {
  const isSlip = story.means === 'slip';
  const [person] = await newPeople(installation, 1, isSlip ? 'BR' : 'US');
  if (!person) throw new Error('There is no buyer.');
  const response = isSlip
    ? await askOnce(origin, 'createBoletoPayment', SLIP, person.accessToken)
    : await askOnce(
        origin,
        'purchase',
        { ...ORDER, token_id: await newCardToken(installation, ASKING_CARD) },
        person.accessToken,
      );
  const [key] = await installation.repositories.paymentAttempts.listUnsettledOf(person.accountId);
  if (key === undefined) throw new Error(`A purchase does not wait for its payer: ${JSON.stringify(response)}.`);
  return { story, person, waits: newNotice(key), answered: newNotice(key) };
};

/** A buyer for each scenario. Polling is put off by a day, so that only webhooks can report an outcome. */
export const newPayers = async (
  installation: Installation,
  origin: string,
  stories: readonly Story[],
): Promise<readonly Payer[]> => {
  const payers = await several(stories.length, (index) => order(installation, origin, stories[index] as Story));
  await installation.connection.query("update payment_attempts set ask_at = now() + interval '1 day' where ask_at is not null");
  return payers;
};

const answer = async ({ connection }: Installation, origin: string, { story: { fate }, person, answered: { key } }: Payer) => {
  const bank = sandboxPaymentsRepository(connection.database);
  if (fate === 'paid') await bank.answerCharge(key, 'SUCCEEDED');
  if (fate === 'declined') await bank.answerCharge(key, { decline: 'soft', code: 'authentication_failed' });
  if (fate !== 'paid after it was given up') return;
  await askOnce(origin, 'cancelPurchase', {}, person.accessToken);
  // The sandbox voids a charge on request. A real bank may have been faster.
  await connection.query("update sandbox_charges set state = 'SUCCEEDED', decline = null, code = null where key = $1", [key]);
};

/** Answers all charges without sending webhooks. Then three days pass for the late ones. */
export const answerAll = async (installation: Installation, origin: string, payers: readonly Payer[]): Promise<void> => {
  await several(payers.length, (index) => answer(installation, origin, payers[index] as Payer));
  const late = payers.filter(({ story }) => story.isLate).map(({ answered }) => answered.key);
  await installation.connection.query(
    "update payment_attempts set created_at = created_at - interval '3 days' where id = any($1)",
    [late],
  );
};

/** How many charges stand as their bank has answered, and how many it has answered at all. */
export const countAsAnswered = async ({ repositories }: Installation, payers: readonly Payer[]) => {
  const decided = payers.filter(({ story }) => FATES[story.fate] !== null);
  const isSo = await Promise.all(
    decided.map(
      async ({ story, answered }) => (await repositories.paymentAttempts.get(answered.key)).state === FATES[story.fate],
    ),
  );
  return { met: isSo.filter(Boolean).length, all: decided.length };
};

/** Everything an account owns, as a text that is equal for equal possessions. */
const POSSESSIONS = `select jsonb_build_array(
  (select jsonb_agg(jsonb_build_array(plan, status, gateway, period_number, end_reason)) from subscriptions where account_id = $1),
  (select jsonb_agg(jsonb_build_array(kind, state, total, number is null)) from invoices where account_id = $1),
  (select jsonb_agg(jsonb_build_array(state, decline, code)) from payment_attempts where account_id = $1),
  (select jsonb_object_agg(ledger, amount) from
    (select ledger, sum(amount) as amount from ledger_entries where account_id = $1 group by ledger) as books),
  (select jsonb_agg(amount) from credit_balances where account_id = $1),
  (select count(*) from billing_instruments where account_id = $1 and removed_at is null),
  (select jsonb_object_agg(kind, many) from
    (select kind, count(*) as many from mail_outbox where account_id = $1 group by kind) as mails))::text as reads`;

/** Plans, bills, charges, books, credit, cards and mails of each. */
export const possessionsOf = async ({ connection }: Installation, payers: readonly Payer[]): Promise<readonly string[]> => {
  const all: string[] = [];
  for (const { person } of payers) all.push(String((await connection.query(POSSESSIONS, [person.accountId])).rows[0]?.reads));
  return all;
};
