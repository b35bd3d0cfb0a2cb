-- When staff changed a statistic's number; shown to the sponsor. Null: it is the number that it was created with.
alter table app_public.campaign_statistics add column number_entered_at timestamptz;
