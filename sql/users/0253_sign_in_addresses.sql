-- Network addresses from which an account has signed in: its own person goes on from them while others guess from elsewhere.
create table app_private.sign_in_addresses (
  user_id int not null references app_public.users on delete cascade,
  address_hash bytea not null, -- a keyed hash: no address is kept
  seen_at timestamptz not null default app_private.clock(),
  primary key (user_id, address_hash)
);
