-- Who once belonged to a lead is found by the edge that was removed: a former name identifies as well as a present one (D7).
create index changes_unlinked on changes ((before ->> '_parent')) where kind = 'unlink';
