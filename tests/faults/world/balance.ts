import type { Connection } from '@madang/database/connection.ts';

/** What must not be found in a database after whatever has happened to it. */
export interface Balance {
  /** Money that was taken and for which there is nothing, in charges. */
  readonly lost: number;
  /** What was paid for or begun more than once. */
  readonly double: number;
  /** Books, invoices and provider that do not say the same. */
  readonly unbalanced: number;
  /** Charges whose outcome is still unknown. */
  readonly unsettled: number;
}

/** Each of these counts faults, and gives 0. */
const FAULTS: Readonly<Record<keyof Balance, readonly string[]>> = {
  lost: [
    `select count(*) from sandbox_charges c left join payment_attempts a on a.id::text = c.key left join invoices i on i.id = a.invoice_id
     where c.state = 'SUCCEEDED' and c.known_from <= now() and i.state is distinct from 'paid' and a.state is distinct from 'SENT'
       and a.state is distinct from 'UNKNOWN' and a.state is distinct from 'PAID_LATE'`,
    `select count(*) from payment_attempts a where a.state = 'PAID_LATE' and a.amount is distinct from
     (select -sum(amount) from ledger_entries e where e.transaction_id = a.id and e.ledger = 'credit_balance')`,
    `select count(*) from invoices i where i.state = 'paid' and not exists (select from subscriptions s where s.id = i.subscription_id)`,
  ],
  double: [
    `select count(*) from (select a.invoice_id from sandbox_charges c join payment_attempts a on a.id::text = c.key
     where c.state = 'SUCCEEDED' group by a.invoice_id having count(*) > 1) as twice`,
    `select count(*) from (select account_id from subscriptions where ended_at is null group by account_id having count(*) > 1) as twice`,
    `select count(*) from (select subscription_id from invoices where kind = 'renewal' and state = 'paid'
     group by subscription_id, period_number having count(*) > 1) as twice`,
    `select count(*) from (select subscription_id from invoices where kind = 'purchase' and state = 'paid'
     group by subscription_id having count(*) > 1) as twice`,
    `select count(*) from (select session_id from refresh_tokens group by session_id, generation having count(*) > 1) as twice`,
  ],
  unbalanced: [
    `select count(*) from (select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0) as wrong`,
    `select count(*) from invoices i where i.state = 'paid' and i.total is distinct from
     coalesce((select sum(amount) from ledger_entries e where e.invoice_id = i.id and e.ledger = 'cash'), 0)`,
    `select count(*) from invoices i where i.state = 'paid' and i.total is distinct from
     coalesce((select sum(c.amount) from sandbox_charges c join payment_attempts a on a.id::text = c.key
     where a.invoice_id = i.id and c.state = 'SUCCEEDED'), 0)`,
    `select count(*) from invoices i where i.state <> 'paid' and exists (select from ledger_entries e where e.invoice_id = i.id
     and not exists (select from payment_attempts a where a.id = e.transaction_id and a.state = 'PAID_LATE'))`,
    `select count(*) from (select account_id from ledger_entries where ledger = 'credit_balance' group by account_id, currency
     having -sum(amount) <> coalesce((select amount from credit_balances b
       where b.account_id = ledger_entries.account_id and b.currency = ledger_entries.currency), 0)) as wrong`,
    `select count(*) from (select count(number) as many, max(right(number, 9)::bigint) as last from invoices where state = 'paid') as numbers
     where many <> coalesce(last, 0)`,
  ],
  unsettled: [
    `select count(*) from payment_attempts where state in ('SENT', 'UNKNOWN')`,
    `select count(*) from invoices i where state = 'open' and not exists (select from payment_attempts a where a.invoice_id = i.id and a.ask_at is not null)`,
  ],
};

/** Holds the books, the invoices and what the sandbox has really taken against each other. */
export const balanceOf = async ({ query }: Pick<Connection, 'query'>): Promise<Balance> => {
  const count = async (kind: keyof Balance): Promise<number> => {
    let faults = 0;
    for (const statement of FAULTS[kind]) faults += Number((await query(statement)).rows[0]?.count ?? 0);
    return faults;
  };
  return {
    lost: await count('lost'),
    double: await count('double'),
    unbalanced: await count('unbalanced'),
    unsettled: await count('unsettled'),
  };
};
