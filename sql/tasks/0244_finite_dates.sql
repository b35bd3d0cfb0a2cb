-- No page can show a date of infinity.
alter table app_public.tasks add constraint tasks_due_date_finite check (isfinite(due_date));
