-- A play location that the tables do not know is saved once the person has confirmed it [R4].
alter type app_public.wizard_play_location_input add attribute confirmed boolean;
