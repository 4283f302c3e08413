-- Addresses with characters outside ASCII, which a start looks through for those that are not in their normalized form.
create index accounts_with_letters_beyond_ascii on accounts (id) where octet_length(email) <> char_length(email);
