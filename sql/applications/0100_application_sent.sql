-- When every step of an application was first done, so that it does not look unsent when its link is opened again [V8].
alter type app_public.sponsorship_application_view add attribute submitted_at timestamptz;
