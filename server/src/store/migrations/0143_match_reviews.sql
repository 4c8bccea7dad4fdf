-- What the supplier of a match reads before disclosure, as a hash, and the hash of what staff read over and confirmed (D20.9).
create table match_reviews (
  match text collate "C" primary key references items on delete cascade,
  shown text not null,
  reviewed text,
  reviewed_at timestamptz,
  reviewed_by text collate "C"
);
