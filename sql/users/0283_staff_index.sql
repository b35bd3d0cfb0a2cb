-- Choices of staff read the employees by name out of all users.
create index on app_public.users (employee, name, id);
