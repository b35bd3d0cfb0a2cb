-- What the list of all changes finds by an organization's name.
create index on app_private.audit_log (organization_id, id) where organization_id is not null;
