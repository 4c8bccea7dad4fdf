-- By which account of an identity provider somebody comes in (D16). The provider's own id stays; an address may get another owner.
create table oidc_links (
  issuer text not null,
  subject text not null,
  user_id text collate "C" not null references items on delete cascade,
  at timestamptz not null,
  primary key (issuer, subject)
);
create index oidc_links_user on oidc_links (user_id);
