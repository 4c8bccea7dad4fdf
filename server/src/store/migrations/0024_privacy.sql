-- What a change did to fields that super users alone read (D6), apart from the rest, so that no other reading of the log meets it.
alter table changes add column secret jsonb;
-- What was hung under an item, for its log.
create index changes_put_under on changes ((after ->> '_parent'), seq desc) where kind in ('create', 'link');

-- Who has read what a match disclosed (D7), and when first and last. Whose account is gone has read it all the same.
create table disclosure_reads (
  match text collate "C" not null references items on delete cascade,
  reader text collate "C" not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (match, reader)
);

-- How long things are kept, where super users chose otherwise than the default; without days they are kept.
create table retention (
  name text primary key,
  days integer
);

-- Who was erased and by whom. By what they were known stands here until it is gone everywhere else.
create table erasures (
  id text collate "C" primary key,
  at timestamptz not null,
  by text not null,
  words jsonb,
  done_at timestamptz
);
create index erasures_open on erasures (at) where done_at is null;
