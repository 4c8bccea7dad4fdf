-- The pictures that an item shows: its own, and the face of who wrote it. By their hash, however their address ends.
create function image_hashes(fields jsonb) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    substring(fields ->> 'avatar' from '^/api/images/([A-Za-z0-9_-]+)'),
    substring(fields ->> 'banner' from '^/api/images/([A-Za-z0-9_-]+)'),
    substring(fields -> 'author' ->> 'avatar' from '^/api/images/([A-Za-z0-9_-]+)'),
    substring(fields -> 'from' ->> 'avatar' from '^/api/images/([A-Za-z0-9_-]+)')], null)
$$;

-- Also of what lies in the trash: it can come back, with its picture.
create index items_images on items using gin (image_hashes(fields)) where image_hashes(fields) <> '{}';

-- Who sent which picture. The bytes lie in the file store, under the hash.
create table uploads (
  hash text not null,
  who text not null,
  at timestamptz not null,
  kind text not null,
  size integer not null,
  -- Since when no item has it; a day later it goes.
  unused_since timestamptz,
  primary key (hash, who)
);
create index uploads_unused on uploads (unused_since) where unused_since is not null;
