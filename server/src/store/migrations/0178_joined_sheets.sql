-- What hangs on matches and is no item goes along when two matches are joined, and back when that is taken back (D23.5). Each row keeps
-- for each joining, in their order, the match that went and what the row was before. No log may tell of it (G8).
alter table demo_scores add column joins jsonb not null default '[]';
-- The same person gave others, at the match that was joined to this one, that count: these are read, and counted no more.
alter table demo_scores add column earlier boolean not null default false;
alter table demo_scores drop constraint demo_scores_match_user_id_key;
create unique index demo_scores_counted on demo_scores (match, user_id) where not earlier;
create index demo_scores_match on demo_scores (match);
alter table demo_closings add column joins jsonb not null default '[]';
alter table reference_calls add column joins jsonb not null default '[]';
