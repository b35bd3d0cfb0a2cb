-- Rows of the reference lists. Staff may add and retire some; ids never change, because id arrays refer to them.

insert into app_public.sports (id, name, position) overriding system value values
  (1, 'Soccer', 1), (2, 'Baseball', 2), (3, 'Softball', 3), (4, 'Basketball', 4), (5, 'Football', 5),
  (6, 'Flag Football', 6), (7, 'Volleyball', 7), (8, 'Lacrosse', 8), (9, 'Ice Hockey', 9), (10, 'Field Hockey', 10),
  (11, 'Swimming', 11), (12, 'Track and Field', 12), (13, 'Cross Country', 13), (14, 'Tennis', 14), (15, 'Golf', 15),
  (16, 'Gymnastics', 16), (17, 'Cheerleading', 17), (18, 'Wrestling', 18), (19, 'Rugby', 19), (20, 'Water Polo', 20),
  (21, 'T-Ball', 21), (22, 'Futsal', 22), (23, 'Martial Arts', 23), (24, 'Dance', 24), (25, 'Rowing', 25),
  (26, 'Skiing and Snowboarding', 26), (27, 'Figure Skating', 27), (28, 'Pickleball', 28),
  (29, 'Ultimate Frisbee', 29), (30, 'Multi-Sport', 30);

insert into app_public.competitivenesses (id, name, position) overriding system value values
  (1, 'Recreational', 1), (2, 'Competitive', 2), (3, 'Select or Travel', 3), (4, 'Elite or Academy', 4),
  (5, 'Camp or Clinic', 5), (6, 'Tournament', 6);

insert into app_public.organization_types (id, name, position) overriding system value values
  (1, '501(c)(3) Non-Profit', 1), (2, 'Other Non-Profit', 2), (3, 'For-Profit Business', 3),
  (4, 'Parks and Recreation Department', 4), (5, 'School or School District', 5), (6, 'Religious Organization', 6);

insert into app_public.social_media_channels (id, name, position) overriding system value values
  (1, 'Facebook', 1), (2, 'Instagram', 2), (3, 'X', 3), (4, 'YouTube', 4), (5, 'TikTok', 5), (6, 'LinkedIn', 6),
  (7, 'Threads', 7);

-- Id 1 is the partner whose logo staff see beside an organization.
insert into app_public.sports_management_softwares (id, name, position) overriding system value values
  (1, 'SportsEngine', 1), (2, 'TeamSnap', 2), (3, 'LeagueApps', 3), (4, 'Stack Sports', 4), (5, 'GameChanger', 5),
  (6, 'PlayMetrics', 6), (7, 'Other', 7);

-- [L-341] [L-342]; the wide side first
insert into app_public.banner_sizes (id, name, position) overriding system value values
  (1, '6 feet wide, 4 feet tall', 1), (2, 'Pop Up', 2), (3, '8 feet wide, 4 feet tall', 3),
  (4, '4 feet wide, 4 feet tall', 4), (5, '5 feet wide, 3 feet tall', 5);

insert into app_public.banner_placements (id, name, position) overriding system value values
  (1, 'Sideline fence', 1), (2, 'Outfield fence', 2), (3, 'Behind the goal', 3), (4, 'Entrance or gate', 4),
  (5, 'Concession stand', 5), (6, 'Registration table', 6), (7, 'Gym wall', 7), (8, 'Dugout', 8);

insert into app_public.logo_placements (id, name, position) overriding system value values
  (1, 'Front of jersey', 1), (2, 'Back of jersey', 2), (3, 'Left sleeve', 3), (4, 'Right sleeve', 4),
  (5, 'Left chest', 5), (6, 'Shorts', 6);

-- The ids are the wizard's step ids [L-135].
insert into app_public.interests (id, text, section, position) values
  ('game-jerseys', 'Logo on jerseys', 'branded-collateral', 1),
  ('warm-ups', 'Warm-up apparel', 'branded-collateral', 2),
  ('game-signage', 'Banners', 'branded-collateral', 3),
  ('coupons', 'Product & coupon distribution', 'branded-collateral', 4),
  ('seminar', 'Seminars', 'experiences', 5),
  ('sampling', 'Tabling and product sampling', 'experiences', 6),
  ('photos', 'Professional photography', 'experiences', 7),
  ('website-banner', 'Logo on website', 'digital-assets', 8),
  ('surveys', 'Surveys', 'digital-assets', 9),
  ('dedicated-email', 'Email and social media', 'digital-assets', 10);

insert into app_public.verification_deadline_canned_responses (id, response, selectable, position)
overriding system value values
  (1, 'We will complete this within one week', true, 1),
  (2, 'We will complete this within two weeks', true, 2),
  (3, 'Materials have not arrived yet', true, 3),
  (4, 'The materials arrived damaged or are wrong', true, 4),
  (5, 'It is done, we will send the photos', true, 5),
  (6, 'The season or event was postponed', true, 6),
  (7, 'We are not able to complete this', true, 7),
  (8, 'Answered by phone', false, 8);

-- Continue the ids of new rows after these.
do $$
declare t text;
begin
  foreach t in array array['sports', 'competitivenesses', 'organization_types', 'social_media_channels',
    'sports_management_softwares', 'banner_sizes', 'banner_placements', 'logo_placements',
    'verification_deadline_canned_responses'] loop
    execute format($sql$ select setval(pg_get_serial_sequence('app_public.%1$s', 'id'), (select max(id) from app_public.%1$I)) $sql$, t);
  end loop;
end $$;
