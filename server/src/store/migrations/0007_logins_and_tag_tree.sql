-- On which days somebody logged in and how often, for the list of users and its chart (D11.2). A session says nothing once it has ended.
create table logins (
  user_id text not null references items on delete cascade,
  day date not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (user_id, day)
);
create index logins_day on logins (day);

-- The branches of the tag tree, for whoever walks down from a tag.
create index tags_parent on items ((fields ->> 'parent')) where type = 'tag';
