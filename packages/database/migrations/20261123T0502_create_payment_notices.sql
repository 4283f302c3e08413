-- what providers have told of charges: each notice counts once, however often and late it comes
create table payment_notices (
  provider text not null,
  id text not null,
  -- the charge that it is about; null where it is about none of ours
  attempt_id uuid,
  received_at timestamptz not null,
  settled_at timestamptz,
  primary key (provider, id)
);
-- finds those whose charge has not been asked about
create index payment_notices_waiting on payment_notices (received_at) where settled_at is null;
-- finds those of long ago, which are forgotten
create index payment_notices_received on payment_notices (received_at);
