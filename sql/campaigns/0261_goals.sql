-- How far a campaign is: its goal, its money, what it contracted [T4, P5, P6].
create type app_public.goal_report as (target int, confirmed int);
create type app_public.budget_report as (budget numeric, confirmed numeric, proposed numeric, remaining numeric);
create type app_public.quantity_report as (contracted int, confirmed int, verified int);
