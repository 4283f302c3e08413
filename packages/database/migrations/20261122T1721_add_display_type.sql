alter table profiles add column display_type text not null default 'grid';
