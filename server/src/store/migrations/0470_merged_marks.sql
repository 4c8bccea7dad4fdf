-- From which item a merge copied what somebody keeps at the one that stayed: it goes again when the merge is taken back (D23.5).
alter table follows add column merged_from text collate "C";
alter table favourites add column merged_from text collate "C";
alter table work_snoozes add column merged_from text collate "C";
