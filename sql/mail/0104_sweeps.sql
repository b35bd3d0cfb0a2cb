-- Until which day each daily sweep has looked, so that one that was missed is caught up with, and the first looks at today only.
create table app_private.sweeps (
  name text primary key,
  swept_through date not null
);
