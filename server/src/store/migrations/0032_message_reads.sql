-- Somebody wants to read it again: to its sender it stays read (D5, D13).
alter table message_reads add column is_unread boolean not null default false;
