-- Where an item hangs, without the thousands that a user owns or that have a tag.
create index edges_up on edges (child) where edge not in ('TAGS', 'OWNERS');

-- New rows wait in a list that each search reads from end to end until it is full: short, so that searches stay quick between writes.
alter index items_search set (gin_pending_list_limit = 128);
alter index items_haystack set (gin_pending_list_limit = 128);
alter index items_readers set (gin_pending_list_limit = 128);
alter index items_limited_readers set (gin_pending_list_limit = 128);
