-- What somebody stopped to follow a moment ago, as it was: who takes that back is told what they would have been. It is no row of `follows`
-- with a mark, since the version before would go on following it.
create table ended_follows (
  follower text collate "C" not null references items on delete cascade,
  item text collate "C" not null references items on delete cascade,
  at timestamptz not null,
  seen_at timestamptz,
  ended_at timestamptz not null,
  primary key (follower, item)
);
create index ended_follows_item on ended_follows (item);
create index ended_follows_ended on ended_follows (ended_at);
