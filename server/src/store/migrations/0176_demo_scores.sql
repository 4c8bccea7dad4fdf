-- What people give the rows of the demo of a match (F1.12). Until the demo is closed its author alone reads it (G8), so that it is no item:
-- no entry of the log, no touch and no version tells of it. Afterwards it stays here.
create table demo_scores (
  match text collate "C" not null references items on delete cascade,
  -- Nobody once the person was erased: what a closed demo came to does not change by it.
  user_id text collate "C" references items on delete set null,
  side text not null check (side in ('lead', 'adviser')),
  scores jsonb not null,
  state text not null check (state in ('draft', 'submitted')),
  version integer not null,
  at timestamptz not null,
  unique (match, user_id)
);
create index demo_scores_user on demo_scores (user_id);

-- Demos that the centre closed.
create table demo_closings (
  match text collate "C" primary key references items on delete cascade,
  at timestamptz not null
);
