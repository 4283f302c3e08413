-- a charge may wait for its payer: to say yes to their bank, or to pay a slip
alter table payment_attempts
  -- a slip is paid with no card
  alter column instrument_id drop not null,
  -- return URL after bank authentication; null for an off-session charge
  add column return_url text,
  -- where the payer says yes to their bank, while that is waited for
  add column action_url text,
  -- whom a slip is made out to: the same ask again under the same key
  add column payer jsonb,
  -- the slip, once it was made out
  add column voucher jsonb;
-- no retry of an invoice while an attempt waits or its outcome is unknown, and none once it is paid
drop index payment_attempts_unsettled;
create unique index payment_attempts_unsettled on payment_attempts (invoice_id)
  where state in ('SENT', 'UNKNOWN', 'ACTION_NEEDED', 'WAITING', 'SUCCEEDED');
