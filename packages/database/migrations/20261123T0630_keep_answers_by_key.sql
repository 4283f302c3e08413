-- what a call that bore a key of its own was answered first, to be answered the same again; null while it is under way
alter table idempotency_keys add column answer jsonb;
-- a change of plan may lead to an answer without a bill
alter table idempotency_keys alter column invoice_id drop not null;
