-- The capabilities: the application's ten interests and social media posts, with their usual verification deadlines.
insert into app_public.capabilities
  (id, name, kind, interest_id, digital, create_deadline_based_on_quantity, position,
   sponsor_facing_description, organization_facing_description)
overriding system value values
  (1, 'Team of Game Jerseys', 'team_game_jersey', 'game-jerseys', false, false, 1,
   'Your logo on the jerseys that a whole team wears in every game of the season.',
   'Put the sponsor''s logo on the game jerseys of the agreed number of teams.'),
  (2, 'Team of Warm-Ups', 'warm_up', 'warm-ups', false, false, 2,
   'Warm-up shirts with your logo, worn before games and at practice.',
   'Hand out the sponsor''s warm-up shirts; players wear them before games and at practice.'),
  (3, 'Game Signage', 'game_signage', 'game-signage', false, true, 3,
   'Banners at the fields, seen by every family all season.',
   'Hang the banners that we print and deliver at no cost, where families see them, for the whole season.'),
  (4, 'Giveaways and Coupons', 'coupon', 'coupons', false, false, 4,
   'Your product or coupon in the hands of every family.',
   'Give each family the sponsor''s product or coupon, with uniforms or at a game.'),
  (5, 'Seminar', 'seminar', 'seminar', false, false, 5,
   'Your expert speaks to parents, coaches or players.',
   'Invite families to a talk by the sponsor''s expert, in person or online.'),
  (6, 'Sampling and Tabling', 'sampling', 'sampling', false, false, 6,
   'A table or tent at a game day, with samples and conversations.',
   'Keep a place for the sponsor''s table at a busy game day; the sponsor brings everything.'),
  (7, 'Professional Photography', 'photos', 'photos', false, false, 7,
   'A photographer at a game day; pictures with releases that you may use.',
   'Welcome our photographer at a game day and collect the photo releases.'),
  (8, 'Website Banner', 'website_banner', 'website-banner', true, false, 8,
   'Your logo with a link on the league''s website all season.',
   'Show the sponsor''s logo with a link on your home page for the season.'),
  (9, 'Survey', 'survey', 'surveys', true, false, 9,
   'Answers from sport families to the questions you have.',
   'Send the survey link to your families; it takes 5 to 10 minutes.'),
  (10, 'Dedicated Email', 'dedicated_email', 'dedicated-email', true, true, 10,
   'An email about you alone from the league to all its families.',
   'Send the email that we write to your whole list.'),
  (11, 'Social Media Posts', 'social_media_post', null, true, true, 11,
   'Posts about you on the league''s own channels.',
   'Post the text and picture that we send you on your channels.');

insert into app_public.capability_verification_deadlines (capability_id, name, position)
select c.id, d.name, d.position
from (values
  ('Team of Game Jerseys', '{"Team photo in jerseys"}'::text[]),
  ('Team of Warm-Ups', '{"Players in warm-ups"}'),
  ('Game Signage', '{"Banner 1 hung","Banner 2 hung","Banner 3 hung","Banner 4 hung"}'),
  ('Giveaways and Coupons', '{"Families receiving the giveaway"}'),
  ('Seminar', '{"Invitation sent","Seminar held"}'),
  ('Sampling and Tabling', '{"Table at the event"}'),
  ('Professional Photography', '{"Photo day held"}'),
  ('Website Banner', '{"Logo on the website"}'),
  ('Survey', '{"Survey sent"}'),
  ('Dedicated Email', '{"Email 1 sent","Email 2 sent","Email 3 sent"}'),
  ('Social Media Posts', '{"Post 1","Post 2","Post 3","Post 4"}')
) as v (capability, names)
join app_public.capabilities c on c.name = v.capability
cross join unnest(v.names) with ordinality as d (name, position)
order by c.id, d.position;

select setval(pg_get_serial_sequence('app_public.capabilities', 'id'), (select max(id) from app_public.capabilities));
