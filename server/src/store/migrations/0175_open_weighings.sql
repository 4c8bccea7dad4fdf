-- What somebody weighs until the round is closed (F2.14): its author alone reads it (G8), so that it is no item. What was submitted becomes
-- one when the round is closed, and nothing of it stays here.
create table open_weighings (
  dossier text collate "C" not null references items on delete cascade,
  user_id text collate "C" not null references items on delete cascade,
  round integer not null,
  side text not null check (side in ('lead', 'adviser')),
  -- Whether names are shown after closing, as was said at the invitation.
  named boolean not null,
  -- By whom, as it is signed then.
  author jsonb not null,
  points jsonb not null,
  state text not null check (state in ('draft', 'submitted')),
  version integer not null,
  at timestamptz not null,
  primary key (dossier, user_id)
);
create index open_weighings_user on open_weighings (user_id);
