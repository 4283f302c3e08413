-- when the holder of a trial was told what its end costs; null before that, and without a trial
alter table subscriptions add column trial_told_at timestamptz;

-- trials that run already are looked at a week before their end, or now
update subscriptions set next_at = trial_until - interval '7 days'
where status = 'FREE_TRIAL' and renewable and ended_at is null and next_at = period_end and trial_until is not null;
