-- What the file said of each field of an event when it was imported last, as a digest: what somebody wrote since is theirs.
alter table agenda_imports add column said jsonb;
