-- Work that all nodes do one at a time, with who has the turn and until when: of a node that died it passes on by itself.
create table turns (
  work text collate "C" primary key,
  holder text collate "C" not null,
  until timestamptz not null
);
