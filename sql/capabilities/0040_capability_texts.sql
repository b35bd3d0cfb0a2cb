-- "email" is spelled without a hyphen.
update app_public.capabilities
set sponsor_facing_description = replace(sponsor_facing_description, 'e-mail', 'email'),
    organization_facing_description = replace(organization_facing_description, 'e-mail', 'email')
where name = 'Dedicated Email';

update app_public.capability_verification_deadlines set name = replace(name, 'E-mail', 'Email') where name like 'E-mail % sent';
