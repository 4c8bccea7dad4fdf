-- Where addresses lie (D15), as a service outside told it; null when it knew none. By a keyed hash, so that this is no list of addresses.
create table places (
  address text collate "C" primary key,
  lat double precision,
  lon double precision,
  at timestamptz not null
);
