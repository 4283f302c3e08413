-- what follows the running period may be a pause of some months, in which nothing is paid and nothing is watched
alter table reserved_changes
  add column months integer,
  add constraint reserved_pause_has_months check ((kind = 'pause') = (months is not null)),
  add constraint reserved_pause_is_short check (months between 1 and 3);

-- a subscription stands in one of the ways that are known, and only one that goes on by itself is paused
alter table subscriptions
  add constraint subscription_status_is_known
    check (status in ('FREE_TRIAL', 'ACTIVE', 'ACTIVE - IN RETRIES', 'GRACE_PERIOD', 'PAUSED', 'CANCELED')),
  add constraint paused_subscription_renews check (status <> 'PAUSED' or renewable);
