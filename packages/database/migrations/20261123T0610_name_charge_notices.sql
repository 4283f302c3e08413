-- charge notices cover pauses as well as trials
alter table subscriptions rename column trial_told_at to told_at;

-- what is bought and waits for its money begins with the same word
update invoices
set deed = jsonb_set(deed #- '{subscription,trialToldAt}', '{subscription,toldAt}', deed #> '{subscription,trialToldAt}')
where deed #> '{subscription,trialToldAt}' is not null;
