-- Texts that must be read again but never leave the server's hands: taxpayer numbers, account numbers. Each is sealed
-- by the server (server/shared/envelope.ts) under a data key of its own, which an installation key wraps.
create table app_private.sealed_texts (
  column_name text not null, -- whose text it is, such as tax_forms.tin
  row_id text not null,
  key_id text not null, -- of the installation key
  wrapped_key bytea not null,
  sealed bytea not null,
  primary key (column_name, row_id),
  constraint sealed_texts_column_name_max_200 check (char_length(column_name) <= 200),
  constraint sealed_texts_row_id_max_200 check (char_length(row_id) <= 200),
  constraint sealed_texts_key_id_max_200 check (char_length(key_id) <= 200)
);
-- For the rotation of keys.
create index on app_private.sealed_texts (column_name, key_id);
