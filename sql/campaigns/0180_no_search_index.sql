-- Campaigns are hundreds, and under a staff policy no index of trigrams may be asked (docs/decisions.md): nothing ever used it.
drop index app_public.campaigns_lower_idx;
