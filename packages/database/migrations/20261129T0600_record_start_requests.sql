-- when the buyer asked for a start within the withdrawal period (Directive 2011/83/EU, article 7(3)); null where no law wants it
alter table invoices add column start_requested_at timestamptz;
