-- Who made a picture that was found elsewhere, and under which terms it is shown (D15).
alter table uploads add column credit jsonb;

-- What a search for photos found, so that pictures are fetched of nothing else.
create table photos (
  id text collate "C" primary key,
  found jsonb not null,
  at timestamptz not null
);

-- The pictures that were handed out of those, by their bytes: sent back as they are they keep their credit.
create table photo_copies (
  hash text collate "C" primary key,
  credit jsonb not null,
  at timestamptz not null
);
