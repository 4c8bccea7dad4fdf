-- Reports that somebody keeps: which items, by what, and how that is drawn, in the words of an address.
create table reports (
  id text collate "C" primary key,
  owner text collate "C" not null references items on delete cascade,
  -- The space whose centre reads it too; null: the owner's alone.
  space text collate "C" references items on delete cascade,
  name text not null,
  report jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz
);
create index reports_owner on reports (owner);
create index reports_space on reports (space) where deleted_at is null and space is not null;
