-- Some ninety Canadian names came with a sign in place of each letter that has an accent, and with a space behind a hyphen.
-- They are written as the table writes all the others, Montreal among them: without accents.
do $$
declare
  v_lost text := chr(65533);
  v_word text[];
begin
  -- what is not listed lost an e
  foreach v_word slice 1 in array array[
    ['Ad?le', 'Adele'], ['?le', 'Ile'], ['?mard', 'Emard'], ['?mile', 'Emile'], ['?piphanie', 'Epiphanie'], ['C?te', 'Cote'],
    ['Gr?ce', 'Grace'], ['Ch?teau', 'Chateau'], ['Fran?ois', 'Francois'], ['A?ores', 'Acores'], ['J?r?me', 'Jerome'],
    ['?', 'e']]
  loop
    update app_public.zip_codes set city = replace(city, replace(v_word[1], '?', v_lost), v_word[2])
    where city like '%' || replace(v_word[1], '?', v_lost) || '%';
  end loop;
end $$;
update app_public.zip_codes set city = regexp_replace(city, '(\w)- ', '\1-', 'g') where country = 'CA' and city ~ '\w- ';
alter table app_public.zip_codes add constraint zip_codes_city_whole check (position(U&'\FFFD' in city) = 0);
