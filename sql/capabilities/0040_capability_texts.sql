-- "email" is spelled without a hyphen.
update app_public.capabilities
set sponsor_facing_description = 'An email about you alone from the league to all its families.'
where sponsor_facing_description = 'An e-mail about you alone from the league to all its families.';
update app_public.capabilities
set organization_facing_description = 'Send the email that we write to your whole list.'
where organization_facing_description = 'Send the e-mail that we write to your whole list.';
update app_public.capability_verification_deadlines d set name = v.name
from (values ('E-mail 1 sent', 'Email 1 sent'), ('E-mail 2 sent', 'Email 2 sent'), ('E-mail 3 sent', 'Email 3 sent')) as v (before, name)
where d.name = v.before;
