-- Characters of the kept file that its fonts lack, each once; null if it shows every text.
alter table app_private.recap_runs add column replaced_characters text
  constraint recap_runs_replaced_characters_max_200 check (char_length(replaced_characters) <= 200);
