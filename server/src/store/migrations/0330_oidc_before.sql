-- Which account somebody of an identity provider came in by until its address changed (D16): the provider may go on vouching for that
-- address when it is somebody else's, and then it opens no other account.
create table oidc_before (
  issuer text not null,
  subject text not null,
  user_id text collate "C" not null references items on delete cascade,
  primary key (issuer, subject)
);
create index oidc_before_user on oidc_before (user_id);
