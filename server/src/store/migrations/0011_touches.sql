-- What each transaction touched, for the screens that look on (D9): which items and edges, who could read them before, and which of
-- their forms changed. No contents. Whoever was away catches up from here; after a day the lines go.
create table touches (
  tx xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  at timestamptz not null default now(),
  -- item, edge, session, or many: more below one item than anybody wants to hear of one by one.
  kind text not null,
  -- The item, the parent of the edge, or whose session it was.
  item text collate "C",
  child text collate "C",
  edge text,
  key text collate "C",
  -- Whether this transaction made it, and whether it was there before.
  made boolean not null default false,
  there boolean not null default true,
  readers text[] not null default '{}',
  limited text[] not null default '{}',
  -- Item: full, disclosed, limited, secret, place. Edge: gone, or note when only its note changed.
  changed text[] not null default '{}'
);
create index touches_tx on touches (tx);
create index touches_at on touches using brin (at);

-- Where nodes leave each other what is too long for a notification.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz default now(),
  payload bytea
);
