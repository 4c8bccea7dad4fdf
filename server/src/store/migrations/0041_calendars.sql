-- The secret address by which a calendar program reads somebody's agenda (D14): made from the nonce and the key of the server, so
-- that the database alone does not tell it.
create table agenda_feeds (
  user_id text collate "C" primary key references items on delete cascade,
  nonce text not null,
  hash bytea not null unique
);

-- Calendars of elsewhere that somebody lays under their own, with what was read there last.
create table agenda_overlays (
  id uuid primary key default gen_random_uuid(),
  user_id text collate "C" not null references items on delete cascade,
  name text not null,
  url text not null,
  body text,
  fetched_at timestamptz,
  error text
);
create index agenda_overlays_user on agenda_overlays (user_id);

-- Which activity an event of an imported file became: imported again it is the same one.
create table agenda_imports (
  user_id text collate "C" not null references items on delete cascade,
  uid text not null,
  item text collate "C" not null references items on delete cascade,
  primary key (user_id, uid)
);
create index agenda_imports_item on agenda_imports (item);
