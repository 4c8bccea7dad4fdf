-- D22.1: a name is disclosed only to a supplier who sees the match.
update items set fields = fields || '{"$open": false}', limited = limited || '{"$open": false}'
  where type = 'match' and fields -> '$open' = 'true' and fields -> '$visible' is distinct from 'true';
alter table items add constraint open_is_visible check (type <> 'match' or fields -> '$open' is distinct from 'true' or fields -> '$visible' = 'true');

-- What happened to who sees a match, for its history and that of its dossier: the name was disclosed or hidden again (D22.1), or the match
-- was made visible (D20.9). `changes` tells the same of switches; this tells it of readers, whatever the way, and is kept as long as the match.
create table disclosures (
  seq bigint generated always as identity primary key,
  match text collate "C" not null references items on delete cascade,
  dossier text collate "C" not null,
  supplier text collate "C" not null,
  event text not null check (event in ('disclosed', 'concealed', 'shown')),
  at timestamptz not null,
  by text collate "C",
  match_status text,
  dossier_status text,
  -- Of a match that was shown: whether staff had confirmed what its supplier reads.
  reviewed boolean
);
create index disclosures_match on disclosures (match);
create index disclosures_dossier on disclosures (dossier);
