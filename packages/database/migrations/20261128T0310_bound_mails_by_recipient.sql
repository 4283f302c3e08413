-- finds mails sent or due to a recipient, to bound those that strangers can trigger
create index mail_outbox_to_recipient on mail_outbox (address, asked_at);
