-- What statistics count of a dossier and of a match (D11.2), in a narrow row of its own beside an item of kilobytes. Triggers of the tables
-- keep it in the writing transaction (`functions/statistics.sql`); what lies in the trash has none.
create table dossier_facts (
  id text collate "C" primary key,
  -- When it is counted, as the item says it, and the month of that in Amsterdam.
  at text collate "C" not null,
  month text collate "C" not null,
  happened text collate "C",
  status text,
  users float8 not null,
  price float8 not null,
  -- When each status was reached that a step goes to or comes from.
  reached jsonb not null,
  readers text[] not null,
  staged text collate "C"
);
-- The dossiers of a period.
create index dossier_facts_at on dossier_facts (at);

create table match_facts (
  id text collate "C" primary key,
  dossier text collate "C" not null,
  supplier text collate "C" not null,
  status text,
  amount float8 not null,
  price float8 not null,
  reached jsonb not null,
  readers text[] not null,
  staged text collate "C"
);
-- The matches of the dossiers of a period.
create index match_facts_dossier on match_facts (dossier);

-- Statistics read the items of dossiers no longer.
drop index items_dossier_counted;
