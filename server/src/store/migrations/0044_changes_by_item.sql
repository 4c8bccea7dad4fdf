-- An id that comes from another table is compared as that table keeps it, which the index of the changes did not: each look at what was
-- done to somebody passed all that was ever done to anybody.
alter table changes alter column item type text collate "C";
