-- Since when somebody put an item aside: a mention of them that comes later waits for them all the same (D13). Of before this nothing is known.
alter table work_snoozes add column set_at timestamptz;
