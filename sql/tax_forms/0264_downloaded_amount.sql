-- What the file for the IRS that was last downloaded says of a payee, US dollars; null once its return is recorded.
alter type app_public.tax_return_line add attribute downloaded_amount numeric;
