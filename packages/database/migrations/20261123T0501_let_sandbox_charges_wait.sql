-- the sandbox has charges that wait for a bank's question, and slips
alter table sandbox_charges
  alter column instrument drop not null,
  drop constraint sandbox_charges_state_check,
  add constraint sandbox_charges_state_check check (state in ('SUCCEEDED', 'DECLINED', 'ACTION_NEEDED', 'WAITING')),
  -- where the browser goes back to after the question
  add column return_url text,
  -- whom a slip is made out to, its digits and its last instant
  add column slip jsonb;
-- finds what a page of the sandbox is about
create unique index sandbox_charges_reference on sandbox_charges (reference);

-- what was given back: the primary key is why the same key never gives twice
create table sandbox_refunds (
  key text primary key,
  charge text not null unique references sandbox_charges (reference),
  amount integer not null check (amount > 0),
  created_at timestamptz not null
);
