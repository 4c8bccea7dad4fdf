-- The calendar at Google that somebody lays under their own (D14): the lasting key to it, sealed with the key of the server, none when
-- Google knows it no more; and what was read there last, of which stretch of time.
create table google_calendars (
  user_id text collate "C" primary key references items on delete cascade,
  -- Another one each time they connect: what was read by an earlier key is not kept by this one.
  id uuid not null default gen_random_uuid(),
  at timestamptz not null,
  token bytea,
  name text not null default '',
  events jsonb not null default '[]',
  read_from timestamptz,
  read_to timestamptz,
  fetched_at timestamptz,
  error text
);
