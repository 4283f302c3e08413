-- calls that failed in a browser or for a page that the server was writing; only added to, and forgotten after 90 days
create table error_reports (
  id uuid primary key default gen_random_uuid(),
  reported_at timestamptz not null,
  -- browser, or server where a page was being written
  told_by text not null,
  -- who was signed in; no reference, so that adding asks no other table
  account_id uuid,
  path text not null,
  code text not null,
  message text not null,
  app_version text
);
-- lists the newest, and finds the oldest, which are forgotten some thousands at a time
create index error_reports_newest on error_reports (reported_at desc, id);
