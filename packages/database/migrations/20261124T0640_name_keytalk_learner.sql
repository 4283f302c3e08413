-- which code learned them, '' where none said so: other code would learn otherwise from the same catalogue
alter table keytalk_vectors add column learner text not null default '';
