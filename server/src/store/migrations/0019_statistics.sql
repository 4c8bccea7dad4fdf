-- Dossiers in the order of the date they are counted on: their own, or for want of one the day they were made.
create index items_dossier_counted on items ((coalesce(fields ->> 'date', fields ->> '_created') collate "C"))
  where deleted_at is null and type = 'dossier';
