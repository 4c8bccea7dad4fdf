-- The status that a touched item had before: by it a node knows which of the lists and counts that it keeps no longer hold.
alter table touches add column status text;
