import { createHash } from 'node:crypto';
import type { Connection } from '@madang/database/connection.ts';
import { PERSONAL_TABLES } from '@madang/database/privacy/personal-tables.ts';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly udt_name: string;
}

/** Values that a constraint allows; everything else may be any text. */
const ALLOWED: Readonly<Record<string, string>> = {
  'removals.list': 'favorites',
  'ad_showings.audience': 'user',
  'popup_events.kind': 'click',
  'push_events.kind': 'clicked',
  'accounts.sale_choice': 'refused',
  'accounts.statistics_choice': 'refused',
  'subscriptions.period_end': '2026-12-20T10:20:30Z',
  'invoices.total': '0',
  'ledger_entries.amount': '0',
  'subscriptions.status': 'PAUSED',
  'reserved_changes.kind': 'pause',
  'subtitle_preferences.part': 'place',
  'subtitle_preferences.value': 'raised',
};

const uuidOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** A person with a row in every table, in which each text names its owner and its column. */
export interface StoredPerson {
  readonly accountId: string;
  /** The texts of each column, as `table.column`. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Fills every personal table with a row of one person, referenced tables first. */
export const storePerson = async ({ query }: Connection, name: string): Promise<StoredPerson> => {
  const ids = {
    account: uuidOf(`${name} account`),
    profile: uuidOf(`${name} profile`),
    session: uuidOf(`${name} session`),
    showing: uuidOf(`${name} showing`),
    invoice: uuidOf(`${name} invoice`),
    instrument: uuidOf(`${name} instrument`),
    gift: uuidOf(`${name} gift`),
  };
  const { rows } = await query(
    'select table_name, column_name, udt_name from information_schema.columns where table_schema = current_schema()',
  );
  const columns = rows as readonly Column[];
  const texts = new Map<string, string>();
  const idIn = (table: string, column: string): string | undefined => {
    if (table === 'accounts' && column === 'id') return ids.account;
    if (table === 'profiles' && column === 'id') return ids.profile;
    if (table === 'sessions' && column === 'id') return ids.session;
    if (table === 'ad_showings' && column === 'id') return ids.showing;
    if ((table === 'invoices' && column === 'id') || column === 'invoice_id') return ids.invoice;
    if ((table === 'billing_instruments' && column === 'id') || column === 'instrument_id') return ids.instrument;
    if ((table === 'gifts' && column === 'id') || column === 'gift_id') return ids.gift;
    if (column === 'account_id') return ids.account;
    if (column === 'profile_id' || column === 'viewer' || column === 'viewer_key') return ids.profile;
    if (column === 'session_id') return ids.session;
    return column === 'showing_id' ? ids.showing : undefined;
  };
  const valueOf = ({ table_name: table, column_name: column, udt_name: type }: Column): unknown => {
    const place = `${table}.${column}`;
    const id = idIn(table, column);
    if (id !== undefined) return id;
    const allowed = ALLOWED[place];
    if (allowed !== undefined) return allowed;
    const text = `${name} ${place}.`;
    if (type === 'timestamptz') return new Date('2026-11-20T10:20:30Z');
    if (type === 'bool') return true;
    if (type === 'int4' || type === 'int8' || type === 'float8') return 1;
    const written = type === 'uuid' ? uuidOf(text) : text;
    texts.set(place, type === 'bytea' ? Buffer.from(text).toString('base64') : written);
    if (type === 'jsonb') return JSON.stringify({ text });
    if (type === '_text') return [text];
    return type === 'bytea' ? Buffer.from(text) : written;
  };
  // A redemption refers to a code, which must exist first.
  for (const table of ['code_redemptions', 'pass_redemptions'])
    await query("insert into codes (code_hash, pass_sku) values ($1, 'PASS')", [Buffer.from(`${name} ${table}.code_hash.`)]);
  const names = PERSONAL_TABLES.map(([table]) => table);
  const referredTo = ['accounts', 'profiles', 'sessions', 'ad_showings', 'billing_instruments', 'invoices', 'gifts'];
  for (const table of [...referredTo, ...names.filter((one) => !referredTo.includes(one))]) {
    const own = columns.filter(({ table_name }) => table_name === table);
    const [into, places] = [own.map(({ column_name }) => `"${column_name}"`), own.map((_, index) => `$${index + 1}`)];
    await query(`insert into "${table}" (${into.join()}) values (${places.join()})`, own.map(valueOf));
  }
  return { accountId: ids.account, texts };
};
