-- What somebody follows, for themselves alone (D13). What it brings is asked anew when it is told, in the form that they read then.
create table follows (
  follower text collate "C" not null references items on delete cascade,
  item text collate "C" not null references items on delete cascade,
  at timestamptz not null,
  -- Until when its follower has seen what changed there.
  seen_at timestamptz,
  primary key (follower, item)
);
create index follows_item on follows (item);
