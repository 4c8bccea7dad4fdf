-- A call with a referee that was removed is kept for a day, so that undo brings back that one, of the texts it was about (F1.12).
alter table reference_calls add column removed_at timestamptz;
