-- They are made again as parts of the statements that call them.
drop function if exists app_private.tax_form_of(int);
drop function if exists app_private.tax_form_of_year(int, int);
drop function if exists app_private.tax_left_out(app_public.tax_forms, numeric, numeric, int);
