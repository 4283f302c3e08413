import type { CardBrand } from '@madang/domain/billing/card-brand.ts';
import type { DeclineKind } from '@madang/domain/billing/decline.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { SandboxChargesTable, SandboxInstrumentsTable, SandboxTokensTable } from '../schema.ts';

/** Stored test card. */
export interface SandboxCard {
  /** Scenario of the test card. */
  readonly scenario: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly zipCode: string;
  readonly holder: string;
}

export interface SandboxToken extends SandboxCard {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface SandboxInstrument extends SandboxCard {
  readonly reference: string;
  readonly key: string;
  readonly tokenId: string;
  readonly accountId: string;
  readonly fingerprint: string;
  readonly isForgotten: boolean;
}

/** Boleto with its payer. */
export interface SandboxSlip {
  readonly name: string;
  /** Printed form. */
  readonly taxId: string;
  readonly number: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Final outcome of a charge that waits for its payer. */
export type SandboxAnswer = 'SUCCEEDED' | { readonly decline: DeclineKind; readonly code: string };

export interface SandboxCharge {
  readonly key: string;
  /** Null for a boleto. */
  readonly instrument: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  /** `ACTION_NEEDED`: bank authentication. `WAITING`: unpaid boleto. */
  readonly outcome: SandboxAnswer | 'ACTION_NEEDED' | 'WAITING';
  /** The sandbox reports no outcome before this instant. Milliseconds since 1970. */
  readonly knownFrom: number;
  /** Return URL after bank authentication. */
  readonly returnUrl: string | null;
  readonly slip: SandboxSlip | null;
}

/** Rows per DELETE: small batches hold their locks briefly. */
const FORGOTTEN_AT_ONCE = 100;

const cardOf = (row: Selectable<SandboxTokensTable | SandboxInstrumentsTable>): SandboxCard => ({
  scenario: row.scenario,
  brand: row.brand as CardBrand,
  last4: row.last4,
  expiryMonth: row.expiry_month,
  expiryYear: row.expiry_year,
  zipCode: row.zip_code,
  holder: row.holder,
});

const columnsOf = (card: SandboxCard) => ({
  scenario: card.scenario,
  brand: card.brand,
  last4: card.last4,
  expiry_month: card.expiryMonth,
  expiry_year: card.expiryYear,
  zip_code: card.zipCode,
  holder: card.holder,
});

const instrumentOf = (row: Selectable<SandboxInstrumentsTable>): SandboxInstrument => ({
  ...cardOf(row),
  reference: row.reference,
  key: row.key,
  tokenId: row.token_id,
  accountId: row.customer,
  fingerprint: row.fingerprint,
  isForgotten: row.forgotten_at !== null,
});

const chargeOf = (row: Selectable<SandboxChargesTable>): SandboxCharge => ({
  key: row.key,
  instrument: row.instrument,
  amount: row.amount,
  currency: row.currency,
  reference: row.reference,
  outcome:
    row.state === 'DECLINED'
      ? { decline: row.decline as DeclineKind, code: row.code ?? '' }
      : (row.state as Exclude<SandboxCharge['outcome'], object>),
  knownFrom: row.known_from,
  returnUrl: row.return_url,
  slip: row.slip as SandboxSlip | null,
});

/** How an outcome stands in its row. */
const outcomeRow = (outcome: SandboxCharge['outcome']) =>
  typeof outcome === 'string'
    ? { state: outcome, decline: null, code: null }
    : { state: 'DECLINED', decline: outcome.decline, code: outcome.code };

/** Data of the simulated provider. Only the payment sandbox reads it. */
export const sandboxPaymentsRepository = (database: Database) => ({
  /** Stores a token, and deletes some expired ones. */
  async addToken(token: SandboxToken, at: number): Promise<void> {
    await sql`
      delete from sandbox_tokens where id in (
        select id from sandbox_tokens where expires_at < ${new Date(at)} order by expires_at limit ${FORGOTTEN_AT_ONCE})`.execute(
      database,
    );
    await database
      .insertInto('sandbox_tokens')
      .values({ id: token.id, ...columnsOf(token), expires_at: new Date(token.expiresAt) })
      .execute();
  },

  /** Finds a token and locks its row until the transaction ends. */
  async findTokenLocked(id: string): Promise<SandboxToken | null> {
    const row = await database.selectFrom('sandbox_tokens').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    return row ? { ...cardOf(row), id: row.id, expiresAt: row.expires_at } : null;
  },

  /** Instrument created under an idempotency key. */
  async findByKey(key: string): Promise<SandboxInstrument | null> {
    const row = await database.selectFrom('sandbox_instruments').selectAll().where('key', '=', key).executeTakeFirst();
    return row ? instrumentOf(row) : null;
  },

  /** Instrument created from a token. */
  async findByToken(tokenId: string): Promise<SandboxInstrument | null> {
    const row = await database.selectFrom('sandbox_instruments').selectAll().where('token_id', '=', tokenId).executeTakeFirst();
    return row ? instrumentOf(row) : null;
  },

  /** Finds an instrument and locks its row until the transaction ends, so that its charges are serialized. */
  async findInstrumentLocked(reference: string): Promise<SandboxInstrument | null> {
    const row = await database
      .selectFrom('sandbox_instruments')
      .selectAll()
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    return row ? instrumentOf(row) : null;
  },

  /** False where the key or token was used concurrently. */
  async addInstrument(instrument: SandboxInstrument, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('sandbox_instruments')
      .values({
        ...columnsOf(instrument),
        reference: instrument.reference,
        key: instrument.key,
        token_id: instrument.tokenId,
        customer: instrument.accountId,
        fingerprint: instrument.fingerprint,
        created_at: new Date(at),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  async forgetInstrument(reference: string, at: number): Promise<void> {
    await database
      .updateTable('sandbox_instruments')
      .set({ forgotten_at: new Date(at) })
      .where('reference', '=', reference)
      .where('forgotten_at', 'is', null)
      .execute();
  },

  async findCharge(key: string): Promise<SandboxCharge | null> {
    const row = await database.selectFrom('sandbox_charges').selectAll().where('key', '=', key).executeTakeFirst();
    return row ? chargeOf(row) : null;
  },

  /** Number of successful charges of an instrument. */
  async countPaid(instrument: string): Promise<number> {
    const { paid } = await database
      .selectFrom('sandbox_charges')
      .select(({ fn }) => fn.countAll().as('paid'))
      .where('instrument', '=', instrument)
      .where('state', '=', 'SUCCEEDED')
      .executeTakeFirstOrThrow();
    return Number(paid);
  },

  /** False where this key has charged before. Nothing is charged then. */
  async addCharge(charge: SandboxCharge, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('sandbox_charges')
      .values({
        key: charge.key,
        instrument: charge.instrument,
        amount: charge.amount,
        currency: charge.currency,
        reference: charge.reference,
        ...outcomeRow(charge.outcome),
        created_at: new Date(at),
        known_from: new Date(charge.knownFrom),
        return_url: charge.returnUrl,
        slip: charge.slip && JSON.stringify(charge.slip),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  /** The charge that a page is about. */
  async findByReference(reference: string): Promise<SandboxCharge | null> {
    const row = await database.selectFrom('sandbox_charges').selectAll().where('reference', '=', reference).executeTakeFirst();
    return row ? chargeOf(row) : null;
  },

  /** False where the charge is settled already. */
  async answerCharge(key: string, answer: SandboxAnswer): Promise<boolean> {
    const { numUpdatedRows } = await database
      .updateTable('sandbox_charges')
      .set(outcomeRow(answer))
      .where('key', '=', key)
      .where('state', 'in', ['ACTION_NEEDED', 'WAITING'])
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** Refund of a charge, with its key. */
  async findRefund(charge: string): Promise<{ readonly key: string; readonly amount: number } | null> {
    const row = await database
      .selectFrom('sandbox_refunds')
      .select(['key', 'amount'])
      .where('charge', '=', charge)
      .executeTakeFirst();
    return row ?? null;
  },

  /** False where the key or the charge has a refund already. */
  async addRefund(key: string, charge: string, amount: number, at: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('sandbox_refunds')
      .values({ key, charge, amount, created_at: new Date(at) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
});
export type SandboxPaymentsRepository = ReturnType<typeof sandboxPaymentsRepository>;
