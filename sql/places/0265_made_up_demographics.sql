-- Whether any figures of people are made up is asked with every figure that is shown [T10].
create index zip_codes_synthetic on app_public.zip_codes ((true)) where demographics_source = 'synthetic';
