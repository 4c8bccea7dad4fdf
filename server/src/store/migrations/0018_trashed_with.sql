-- What went to the trash along with an item, found without looking through all items: many are taken back at once.
create index items_trashed_with on items (deleted_with) where deleted_with is not null;
