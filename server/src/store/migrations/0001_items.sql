create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() alone is only STABLE, and no index takes it.
create function fold(text) returns text language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent', $1)) $$;

create function words_vector(name text, words text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', coalesce(name, '')), 'A')
      || setweight(to_tsvector('dutch', coalesce(name, '')), 'A')
      || setweight(to_tsvector('english', coalesce(name, '')), 'A')
      || to_tsvector('simple', coalesce(words, ''))
      || to_tsvector('dutch', coalesce(words, ''))
      || to_tsvector('english', coalesce(words, ''))
$$;

create table items (
  id text collate "C" primary key,
  type text not null,
  -- The wire form for whoever reads the item in full; ids and dates of the envelope included, so that a read is sent on unparsed.
  fields jsonb not null,
  -- What super users alone read (matchnote, a supplier's note).
  secret jsonb,
  -- The wire form for whoever holds a limited key: an anonymised dossier, a public card.
  limited jsonb,
  readers text[] not null default '{}',
  limited_readers text[] not null default '{}',
  version integer not null default 1,
  words text,
  words_limited text,
  created_at timestamptz not null,
  created_by text,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text,
  -- The item whose deletion took this one along.
  deleted_with text,
  status text generated always as (fields ->> 'status') stored,
  folded text generated always as (left(fold(fields ->> 'name'), 200)) stored,
  happened text collate "C" generated always as (coalesce(fields ->> 'date', fields ->> 'due')) stored,
  search tsvector generated always as (words_vector(fold(fields ->> 'name'), fold(words))) stored,
  haystack text generated always as (fold(coalesce(fields ->> 'name', '') || ' ' || coalesce(words, ''))) stored
);

create index items_status on items (type, status, changed_at desc, id) where deleted_at is null;
create index items_type on items (type, changed_at desc, id) where deleted_at is null;
create index items_changed on items (changed_at desc, id) where deleted_at is null;
create index items_happened on items (happened desc, id) where deleted_at is null and happened is not null;
create index items_folded on items (type, folded, id) where deleted_at is null;
create index items_name on items (folded text_pattern_ops) where deleted_at is null;
create index items_readers on items using gin (readers) where deleted_at is null;
create index items_limited_readers on items using gin (limited_readers) where deleted_at is null and limited_readers <> '{}';
create index items_search on items using gin (search) where deleted_at is null;
create index items_haystack on items using gin (haystack gin_trgm_ops) where deleted_at is null;
create index items_trash on items (deleted_at desc, id) where deleted_at is not null;
create unique index users_username on items (lower(fields ->> 'username')) where type = 'user' and deleted_at is null;
create unique index users_email on items (lower(fields ->> 'email')) where type = 'user' and deleted_at is null;

create table edges (
  key text collate "C" primary key,
  edge text not null,
  parent text collate "C" not null references items on delete cascade,
  child text collate "C" not null references items on delete cascade,
  props jsonb not null default '{}',
  -- What an undisclosed lead is called to this supplier: a keyed hash (D2.1). Only MATCH edges have one.
  alias text,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (edge, parent, child)
);
create index edges_parent on edges (parent, edge, created_at, key);
create index edges_child on edges (child, edge);

-- Append-only: audit log, undo and catch-up are readings of this one table.
create table changes (
  seq bigint generated always as identity,
  at timestamptz not null,
  by text,
  item text not null,
  edge text,
  kind text not null,
  before jsonb,
  after jsonb,
  primary key (seq, at)
) partition by range (at);
create table changes_rest partition of changes default;
create index changes_item on changes (item, seq desc);

create table passwords (
  user_id text primary key references items on delete cascade,
  hash text not null,
  changed_at timestamptz not null
);

create table sessions (
  token_hash bytea primary key,
  user_id text not null references items on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table idempotency (
  user_id text not null,
  key text not null,
  request text not null,
  answer text not null,
  at timestamptz not null,
  primary key (user_id, key)
);

-- Failed logins, counted per account and per address; in the database so that every node counts together.
create table login_failures (
  subject text not null,
  at timestamptz not null
);
create index login_failures_subject on login_failures (subject, at);
