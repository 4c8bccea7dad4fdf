-- What an import made, so that it can be taken back for thirty days (D23.5): the version and the edges that each item had then say
-- whether somebody changed it since, whatever the clock said. Of items that were there it fills in, `import_merges` says what it wrote.
create table import_items (
  import text collate "C" not null references imports on delete cascade,
  item text collate "C" not null,
  version integer not null,
  edges text[] not null,
  -- What became of it when the import was taken back.
  outcome text check (outcome in ('trashed', 'gone', 'changed', 'attached', 'forbidden', 'restored')),
  primary key (import, item)
);
create index import_items_due on import_items (import, item) where outcome is null;
create index imports_landed on imports (landed_at desc) where landed_at is not null;
-- What was noted before this version says not what was written.
delete from import_merges n using imports m where m.id = n.import and m.landed_at is not null;
