-- what the holder of an account said of being sold or shared to others, and of being counted; null where nothing was said
alter table accounts
  add column sale_choice text check (sale_choice in ('allowed', 'refused')),
  add column statistics_choice text check (statistics_choice in ('allowed', 'refused'));
