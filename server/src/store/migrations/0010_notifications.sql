-- What somebody is told of. Only ids and words of closed lists stand here: what it says is made when it is read, in the form that
-- its reader reads (D7). Messages and todos are told of by themselves; of a todo a row says that its reader has seen it.
create table notifications (
  reader text collate "C" not null references items on delete cascade,
  kind text not null,
  item text collate "C" not null references items on delete cascade,
  -- Of a mention the remark, of a change of status the status, of a todo when it is due.
  detail text collate "C" not null default '',
  at timestamptz not null,
  read_at timestamptz,
  primary key (reader, kind, item, detail)
);
create index notifications_reader on notifications (reader, at desc);
create index notifications_item on notifications (item);
create index notifications_at on notifications (at);

-- Who has read which message (D13).
create table message_reads (
  message text collate "C" not null references items on delete cascade,
  reader text collate "C" not null references items on delete cascade,
  at timestamptz not null,
  primary key (message, reader)
);
create index message_reads_reader on message_reads (reader);
