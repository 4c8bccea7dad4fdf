-- Notes that several people write at once (D9): what they agreed on and the edits since, each as the bytes of a shared document.
create table notes (
  item text collate "C" primary key references items on delete cascade,
  -- The `case` of the item that `state` stands for. Where the item says otherwise, somebody changed it by another way.
  html text not null,
  state bytea not null,
  -- Set while a text is being saved: whether it arrived is seen by what the item says.
  saving_html text,
  saving_seqs bigint[]
);

create table note_updates (
  seq bigint generated always as identity primary key,
  item text collate "C" not null references notes on delete cascade,
  delta bytea not null
);
create index note_updates_item on note_updates (item, seq);
