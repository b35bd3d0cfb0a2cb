-- commits by itself: new values of enums are usable only then
-- The bank corrected the account, and its league has not confirmed the correction yet.
alter type app_public.deposit_obstacle add value 'account_corrected' after 'account_ended';
