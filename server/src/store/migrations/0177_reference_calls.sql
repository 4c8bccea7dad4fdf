-- Calls with referees of the supplier of a match (F1.12): staff and who asks alone read them, so that they are no items.
create table reference_calls (
  id text collate "C" primary key,
  match text collate "C" not null references items on delete cascade,
  role text not null,
  size text,
  date date not null,
  name text,
  -- By row: confirmed, denied or not asked.
  rows jsonb not null,
  user_id text collate "C" references items on delete set null,
  version integer not null,
  at timestamptz not null
);
create index reference_calls_match on reference_calls (match);
create index reference_calls_user on reference_calls (user_id);
