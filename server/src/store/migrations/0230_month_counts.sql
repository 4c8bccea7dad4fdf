-- What statistics come to by month (D11.2), so that a year is read from some hundreds of rows. Nobody waits for a sum while writing:
-- a write says which dossier counts otherwise from now on (`count_due`), and `fold_counts` (`functions/counts.sql`) brings the sums up to
-- date soon after. Until it has, a read takes off what was counted of such a dossier and adds what it is now.
create table month_counts (
  -- Of which space; '' of all.
  space text collate "C" not null,
  month text collate "C" not null,
  kind text collate "C" not null,
  a text collate "C" not null,
  b text collate "C" not null,
  n bigint not null,
  x numeric not null,
  y numeric not null,
  z bigint not null,
  primary key (space, month, kind, a, b)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.1);

-- Who asked in a month, in the order of their names.
create table month_leads (
  space text collate "C" not null,
  month text collate "C" not null,
  lead text collate "C" not null,
  n bigint not null,
  folded text,
  primary key (space, month, lead)
);
create index month_leads_named on month_leads (space, month, folded, lead);

-- What is in the sums of each dossier and match: to be taken off again when it counts otherwise.
create table counted_dossiers (
  id text collate "C" primary key,
  month text collate "C" not null,
  spaces text[] not null,
  users float8 not null,
  price float8 not null,
  status text,
  reached jsonb not null,
  tags text[] not null,
  leads text[] not null
);
create table counted_matches (
  id text collate "C" primary key,
  dossier text collate "C" not null,
  supplier text collate "C" not null,
  status text,
  amount float8 not null,
  price float8 not null,
  reached jsonb not null
);
create index counted_matches_dossier on counted_matches (dossier);

-- Dossiers that count otherwise than the sums say; of a lead or an organisation all of theirs.
create table count_due (id text collate "C" not null) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
-- By which functions the sums were made: a hash of them. A copy carries it along, so that its sums go on.
create table count_way (way text not null);
-- The dossiers with rows of requirements, without looking at the others.
create index edges_requirements on edges (parent) where edge = 'REQUIREMENTS';
