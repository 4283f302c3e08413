-- uploaded profile pictures, re-encoded by the server as small squares: one per profile
create table profile_pictures (
  -- chance, and the only key to the picture's address
  id uuid primary key,
  -- one for each profile: a new one takes the place of the last
  profile_id uuid not null unique references profiles (id) on delete cascade,
  webp bytea not null,
  created_at timestamptz not null
);
