-- An import writes its items in short steps that nobody reads, and lands all of them in one: whoever reads leaves out what an import
-- that has not landed made. The name of the import stays on its items: taking it off would write each of them anew.
alter table items add column staged text collate "C";
create index items_staged on items (staged, id) where staged is not null;

create table imports (
  id text collate "C" primary key,
  user_id text not null,
  state text not null,
  -- What the file was called, what is known of it, what is to be done with it and what came of that.
  job jsonb not null,
  created_at timestamptz not null,
  -- When the node that works on it last said so.
  touched_at timestamptz not null,
  is_cancelled boolean not null default false,
  landed_at timestamptz
);
create index imports_user on imports (user_id, created_at desc);
create index imports_staging on imports (id) where landed_at is null;

-- What became of each row of the file.
create table import_rows (
  import text collate "C" not null references imports on delete cascade,
  line integer not null,
  outcome text not null,
  report jsonb not null,
  primary key (import, line)
);
create index import_rows_outcome on import_rows (import, outcome, line);

-- What an import filled in of items that were there, so that it can be taken back until it lands.
create table import_merges (
  import text collate "C" not null references imports on delete cascade,
  n integer not null,
  undo jsonb not null,
  primary key (import, n)
);

-- Which columns somebody said that a file with these headings has.
create table import_mappings (
  user_id text not null,
  headings text not null,
  type text not null,
  mapping jsonb not null,
  at timestamptz not null,
  primary key (user_id, headings, type)
);
