-- what people call a title besides its titles: fan abbreviations, acronyms
alter table contents add column aliases text[] not null default '{}';
