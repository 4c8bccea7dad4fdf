-- A page of a list is counted by an index alone, as long as vacuum has said of its rows that everybody sees them. By default a fifth of a
-- table may change before it does: in a table of half a million rows a hundred thousand, and a count of 10 ms takes hundreds long before.
alter table items set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
alter table edges set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05);
-- Narrow rows that are updated in place: with some room left on their page no index is written for it.
alter table dossier_facts set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05);
alter table match_facts set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05);
