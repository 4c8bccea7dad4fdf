-- What is said in the room of an item (D13). Numbers are given one after the other within a room, so that what was read, what is new and
-- what came before are told by one number.
create table chat_rooms (
  item text collate "C" primary key references items on delete cascade,
  last_seq integer not null
);

create table chat_messages (
  id text collate "C" primary key,
  item text collate "C" not null references chat_rooms on delete cascade,
  seq integer not null,
  author text collate "C" references items on delete set null,
  -- What the browser calls it, so that what is sent twice stands there once.
  client text,
  text text not null,
  at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  unique (item, seq),
  unique (author, client)
);
create index chat_messages_at on chat_messages (at);
create index chat_messages_deleted on chat_messages (deleted_at) where deleted_at is not null;

-- Up to where somebody has read.
create table chat_reads (
  item text collate "C" not null references chat_rooms on delete cascade,
  reader text collate "C" not null references items on delete cascade,
  seq integer not null,
  primary key (item, reader)
);
create index chat_reads_reader on chat_reads (reader);
