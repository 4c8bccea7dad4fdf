-- What is in a file item. The bytes lie in the file store under their hash, once however many items have them; what may be read is
-- asked of the item, and an item that is gone for good takes its line along.
create table file_contents (
  item text collate "C" primary key references items on delete cascade,
  hash text not null,
  size integer not null
);
create index file_contents_hash on file_contents (hash);

-- A file may be the very bytes of a picture that is kept too: each is looked after by itself.
alter table uploads drop constraint uploads_pkey, add primary key (hash, kind, who);
