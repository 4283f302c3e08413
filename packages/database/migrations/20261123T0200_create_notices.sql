-- what the operator tells viewers: some dozens at most, replaced as a whole and read as a whole
create table notices (
  id text primary key,
  type text not null check (type in ('system', 'general', 'others')),
  place text not null check (place in ('list', 'topbar', 'popup')),
  -- anonymous, avod, svod
  audiences text[] not null,
  -- null: on all of them
  platforms text[],
  message jsonb not null,
  -- where it leads, with picture and title
  link jsonb,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
