-- The wizard's validation rules: each step's fields with their requirements and the message shown when one is not met
-- [L-131]. The page's rules are generated from here (portal/src/features/application/generated), and tests ensure
-- that SQL and the page apply this list alike. kind says which values a field takes and how a text is cleaned; when:
-- another field's values for which the field counts; patterns: tried in order;
-- order: pairs of which the lower comes first.

create or replace function app_private.application_base_rules() returns jsonb
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $rules$ select $json$
{
"interests": {"fields": [
  {"name": "notInterested", "kind": "boolean"},
  {"name": "interests", "kind": "keys", "when": {"notInterested": [false, null]},
    "required": "Select at least one option"}]},
"community-impact": {"fields": [{"name": "additionalInformation", "kind": "prose"}]},
"primary-contact": {"fields": [
  {"name": "primaryContactFirstName", "kind": "name", "required": "First name is required"},
  {"name": "primaryContactLastName", "kind": "name", "required": "Last name is required"},
  {"name": "primaryContactPhone", "kind": "phone", "required": "Phone number is required",
    "patterns": [{"pattern": "^[0-9]{3}-[0-9]{3}-[0-9]{4}$", "invalid": "Enter a valid phone number"}]},
  {"name": "primaryContactEmail", "kind": "email", "required": "Email is required"}]},
"programs": {"list": "programs", "required": "Add at least one program",
  "inUse": "A program can’t be removed while sponsors or answers refer to it.", "fields": [
  {"name": "name", "kind": "title", "required": "Program Name is required"},
  {"name": "competitivenessId", "kind": "id", "required": "Type is required"},
  {"name": "sportId", "kind": "id", "required": "Sport(s) is required"},
  {"name": "numberOfPlayers", "kind": "integer", "min": 1, "max": 999999,
    "required": "Anticipated number of participants is required"},
  {"name": "gender", "kind": "choice", "choices": ["girls", "boys", "coed"], "required": "Gender is required"},
  {"name": "minAge", "kind": "integer", "min": 0, "max": 99, "required": "Youngest is required"},
  {"name": "maxAge", "kind": "integer", "min": 0, "max": 99, "required": "Oldest is required"},
  {"name": "startDate", "kind": "date", "required": "Start Date is required",
    "todayOrLater": "Start Date must be today or later", "unlessUnchanged": true},
  {"name": "endDate", "kind": "date", "required": "End Date is required",
    "todayOrLater": "End Date must be today or later"},
  {"name": "season", "kind": "choice", "choices": ["winter", "spring", "summer", "fall"],
    "required": "Season is required"}],
  "order": [
    {"lower": "minAge", "upper": "maxAge", "lowerMessage": "Youngest must be less than Oldest",
      "upperMessage": "Oldest must be greater than Youngest"},
    {"lower": "startDate", "upper": "endDate", "lowerMessage": "Start Date must be before End Date",
      "upperMessage": "End Date must be after Start Date"}]},
"play-locations": {"list": "playLocations", "required": "Add at least one play location",
  "unknownZip": "We do not know this Zip/Postal Code. Please check it.",
  "otherState": "This Zip/Postal Code is in another state. Please check both.",
  "unsureZip": "We do not know this Zip/Postal Code. Please check it; continue if you are sure.", "fields": [
  {"name": "address", "kind": "line", "required": "Address is required"},
  {"name": "city", "kind": "name", "required": "City is required"},
  {"name": "state", "kind": "choice", "required": "State/Province is required",
    "patterns": [{"pattern": "^[A-Z]{2}$", "invalid": "State/Province is required"}]},
  {"name": "zipcode", "kind": "postal", "required": "Zip/Postal Code is required", "patterns": [
    {"when": {"country": ["US", null]}, "pattern": "^[0-9-]+$", "invalid": "Zip/Postal Code must be numeric for US"},
    {"when": {"country": ["US", null]}, "pattern": "^[0-9]{5}(-?[0-9]{4})?$",
      "invalid": "Zip/Postal Code must have five digits"},
    {"when": {"country": ["CA"]}, "pattern": "^[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]$",
      "invalid": "Enter a valid postal code"}]},
  {"name": "country", "kind": "choice", "choices": ["US", "CA"], "required": "Country is required",
    "invalid": "Address must be in the US or Canada"},
  {"name": "primaryProgramIds", "kind": "ids"},
  {"name": "otherProgramIds", "kind": "ids"}]},
"social-and-email": {"fields": [
  {"name": "socialMediaFollowingSize", "kind": "integer", "min": 0, "max": 999999,
    "required": "Primary social media followers is required"},
  {"name": "emailListSize", "kind": "integer", "min": 0, "max": 999999,
    "required": "Estimated email audience size is required"},
  {"name": "emailOpenRate", "kind": "number", "min": 0, "max": 100,
    "required": "Email open rate (average) is required"}]},
"non-profit-status": {"fields": [
  {"name": "organizationTypeId", "kind": "id", "required": "Organization Type is required"}]},
"custom-questions": {"list": "customResponses", "fields": [
  {"name": "response", "kind": "prose", "required": "This question is required"}]},
"tournament-information": {"fields": [
  {"name": "hostTournament", "kind": "boolean", "required": "This question is required"},
  {"name": "name", "kind": "title", "when": {"hostTournament": [true]}, "required": "Name is required"},
  {"name": "firstDate", "kind": "date", "when": {"hostTournament": [true]},
    "required": "First Date is required", "todayOrLater": "First Date must be today or later"},
  {"name": "lastDate", "kind": "date", "when": {"hostTournament": [true]},
    "required": "Last Date is required", "todayOrLater": "Last Date must be today or later"},
  {"name": "numberOfPlayers", "kind": "integer", "min": 1, "max": 999999, "when": {"hostTournament": [true]},
    "required": "Estimated number of players is required"},
  {"name": "address", "kind": "line", "when": {"hostTournament": [true]}, "required": "Address is required"},
  {"name": "city", "kind": "name", "when": {"hostTournament": [true]}, "required": "City is required"},
  {"name": "state", "kind": "choice", "when": {"hostTournament": [true]}, "required": "State is required",
    "patterns": [{"pattern": "^[A-Z]{2}$", "invalid": "State is required"}]},
  {"name": "postalCode", "kind": "postal", "when": {"hostTournament": [true]}, "required": "Postal Code is required"},
  {"name": "country", "kind": "choice", "choices": ["US", "CA"], "when": {"hostTournament": [true]},
    "required": "Country is required", "invalid": "Address must be in the US or Canada"},
  {"name": "freeParking", "kind": "boolean"},
  {"name": "canShipInAdvance", "kind": "boolean"},
  {"name": "shipmentsArrival", "kind": "choice", "choices": ["one_week", "two_weeks", "three_weeks", "four_weeks"],
    "when": {"hostTournament": [true]}},
  {"name": "requireCoi", "kind": "boolean"},
  {"name": "hasContingencyPlan", "kind": "boolean"}],
  "order": [{"lower": "firstDate", "upper": "lastDate", "when": {"hostTournament": [true]},
    "lowerMessage": "First Date must be before Last Date",
    "upperMessage": "Last date must be after First Date"}]},
"rewarded-add-ons": {"fields": [
  {"name": "interestedInHundredX", "kind": "boolean", "required": "This question is required"}]}
}
$json$::jsonb $rules$;

-- An asset step [L-189 to L-195]: "yes" requires a program, "no" a reason unless the asset asks for none; the asset's
-- own fields apply only to "yes".
create or replace function app_private.asset_rules(own jsonb, reason text default 'This question is required')
  returns jsonb language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('fields', jsonb_build_array(
    jsonb_build_object('name', 'accepted', 'kind', 'boolean', 'required', 'This question is required'),
    jsonb_strip_nulls(jsonb_build_object('name', 'refusalReason', 'kind', 'prose',
      'when', '{"accepted": [false]}'::jsonb, 'required', reason)),
    jsonb_build_object('name', 'sponsorablePropertyIds', 'kind', 'ids', 'when', '{"accepted": [true]}'::jsonb,
      'required', 'Please select at least one program'))
    || (select coalesce(jsonb_agg(f || '{"when": {"accepted": [true]}}'), '[]') from jsonb_array_elements(own) f)
    || '[{"name": "price", "kind": "number", "min": 0, "max": 999999, "when": {"accepted": [true]}}]')
$$;

-- The rules of all steps, by step id.
create or replace function app_private.application_rules() returns jsonb
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select jsonb_set(app_private.application_base_rules(), '{primary-contact,fields,3,patterns}',
    jsonb_build_array(jsonb_build_object(
      'pattern', '^' || app_private.email_pattern() || '$', 'invalid', 'Enter a valid email'))) || jsonb_build_object(
    'game-jerseys', app_private.asset_rules('[{"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999},
      {"name": "otherBrands", "kind": "prose"},
      {"name": "minTeamsRequired", "kind": "integer", "min": 0, "max": 999999},
      {"name": "orderingDeadline", "kind": "date",
        "todayOrLater": "Jersey ordering deadline date must be today or later"}]'),
    'warm-ups', app_private.asset_rules('[{"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999}]'),
    'game-signage', app_private.asset_rules('[{"name": "bannerSizes", "kind": "ids"},
      {"name": "bannerPlacements", "kind": "ids"},
      {"name": "canHang24Hours", "kind": "boolean"},
      {"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999}]'),
    'coupons', app_private.asset_rules(
      '[{"name": "quantity", "kind": "integer", "min": 1, "max": 999999, "required": "Please enter a quantity"},
      {"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999}]'),
    'seminar', app_private.asset_rules('[{"name": "description", "kind": "prose"}, {"name": "eventDate", "kind": "date",
      "todayOrLater": "Approximate date of event must be today or later"},
      {"name": "possibleAttendance", "kind": "integer", "min": 0, "max": 999999},
      {"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999}]'),
    'sampling', app_private.asset_rules(
      '[{"name": "description", "kind": "prose"}, {"name": "attendance", "kind": "integer", "min": 0, "max": 999999},
      {"name": "eventDate", "kind": "date", "todayOrLater": "Approximate date of the event must be today or later"},
      {"name": "canDistributeFood", "kind": "boolean"}, {"name": "canAllowOutsideFood", "kind": "boolean"},
      {"name": "hasElectricity", "kind": "boolean"}]', null),
    'photos', app_private.asset_rules('[]', null),
    'website-banner', app_private.asset_rules('[{"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999}]'),
    'surveys', app_private.asset_rules('[{"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999}]'),
    'dedicated-email', app_private.asset_rules('[{"name": "maxForSale", "kind": "integer", "min": 0, "max": 999999}]'))
$$;

-- The characters that are removed from a kind of text, as a regular expression that PostgreSQL and JavaScript read
-- alike [L-127, L-128]. Names of people and towns keep letters of any script, digits, spaces, apostrophes, hyphens
-- and periods; titles of programs and tournaments also keep & ( ) + , / : # and quotes. Emails, which would become
-- other addresses [R7], prose, addresses, phones and dates are left alone.
create or replace function app_private.application_strips() returns jsonb
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select '{
    "name": "[\\u0001-\\u001f!\"#$%&()*+,/:;<=>?@\\[\\\\\\]^_`{|}~\\u007f-\\u009f'
      '\\u2000-\\u200b\\u200e\\u200f\\u201c-\\u201f\\u2028-\\u202f\\u2190-\\u2bff]",
    "title": "[\\u0001-\\u001f!$%*;<=>?@\\[\\\\\\]^_`{|}~\\u007f-\\u009f'
      '\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f\\u2190-\\u2bff]",
    "postal": "[^A-Za-z0-9 -]"}'::jsonb
$$;

-- The maximum length of a kind of text.
create or replace function app_private.application_lengths() returns jsonb
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select '{"name": 200, "title": 200, "line": 200, "email": 254, "postal": 12, "prose": 4000}'::jsonb $$;
