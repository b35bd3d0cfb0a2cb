/** The data at the start of nearly every email about a sponsorship: sponsor, organization, season and value. */

import type { Block } from './content.ts';
import { addressList } from './format.ts';
import { type StaffText, staffText } from './staffText.ts';
import type { Reading } from './template.ts';
import type { MailLanguage, Translate } from './translate.ts';

export interface OfferData {
  id: number;
  status: string;
  /** US dollars. */
  value: string | null;
  season: string;
  year: number;
  seasonStart: string | null;
  seasonEnd: string | null;
  sponsor: { name: string; logoKey: string | null };
  sponsorOverview: StaffText | null;
  organizationId: number;
  organization: string;
  /** The language of its emails. */
  language: MailLanguage;
  property: string;
  /** Of the offer and of its campaign. */
  requirements: StaffText[];
  rejectionReason: string | null;
  /** Why it was withdrawn or canceled. */
  removalReason: string | null;
  /** The member of staff who is responsible for the campaign. */
  contact: { name: string; email: string; phone: string | null } | null;
}

interface Row extends Record<string, unknown> {
  key: number;
  contact_email: string | null;
  contact_name: string | null;
  user_email: string | null;
  cell_phone: string | null;
}

const statement = `
  select o.id as key, o.id, o.status, o.value, c.season, c.year, o.season_start::text as "seasonStart", o.season_end::text as "seasonEnd",
    json_build_object('name', s.name, 'logoKey', app_public.file_key(s.logo_file_id, true)) as sponsor,
    case when btrim(c.sponsor_overview) <> '' then json_build_object('english', c.sponsor_overview, 'spanish', nullif(btrim(c.sponsor_overview_es), '')) end as "sponsorOverview",
    g.id as "organizationId", g.name as organization, g.language, p.name as property,
    (select coalesce(json_agg(json_build_object('english', r.english, 'spanish', nullif(btrim(r.spanish), '')) order by r.place), '[]')
      from (values (1, btrim(c.additional_requirements), c.additional_requirements_es), (2, btrim(o.additional_requirements), o.additional_requirements_es))
        r (place, english, spanish) where r.english <> '') as requirements,
    o.league_rejection_reason as "rejectionReason", o.removal_reason as "removalReason",
    g.contact_email, u.name as contact_name, u.email as user_email, u.cell_phone
  from app_public.offers o
  join app_public.campaigns c on c.id = o.campaign_id
  join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.organizations g on g.id = o.organization_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  left join app_public.users u
    -- a case, because coalesce over columns behind row-level security keeps the planner from the index
    on u.id = case when c.primary_bdr_contact_id is not null then c.primary_bdr_contact_id
      when c.primary_strategist_contact_id is not null then c.primary_strategist_contact_id else c.primary_sales_contact_id end
  where o.id = any ($1::int[])`;

/** Reads an offer with the contact addresses of its organization; null if there is no such offer. */
export async function readOffer(
  { rows }: Pick<Reading, 'rows'>,
  id: number | undefined,
): Promise<{ offer: OfferData; to: string[] } | null> {
  const [row] = id === undefined ? [] : await rows<Row>(statement, id);
  if (!row) return null;
  const { key: _key, contact_email, contact_name, user_email, cell_phone, ...offer } = row;
  return {
    offer: {
      ...(offer as unknown as OfferData),
      contact: user_email ? { name: contact_name ?? user_email, email: user_email, phone: cell_phone } : null,
    },
    to: addressList(contact_email),
  };
}

/** A heading and the requirements beside the assets; nothing without any. */
export const requirementBlocks = ({ requirements }: OfferData, t: Translate): Block[] =>
  requirements.length === 0
    ? []
    : [{ kind: 'heading', text: t('Additional requirements') }, ...requirements.flatMap((text) => staffText(text, t))];

/** "Marisol Reyes looks after this sponsorship: …", for the end of an email; empty if nobody is assigned. */
export function contactBlocks({ contact }: OfferData, t: Translate, kind: 'paragraph' | 'soft' = 'paragraph'): Block[] {
  if (!contact) return [];
  const ways = contact.phone ? t('{phone} or {email}', { phone: contact.phone, email: contact.email }) : contact.email;
  return [{ kind, text: t('Your contact for this sponsorship is {name}: {ways}.', { name: contact.name, ways }) }];
}

/** An offer's status as shown to staff: rejected_by_league → "rejected by league". */
export const statusInWords = ({ status }: Pick<OfferData, 'status'>): string => status.replaceAll('_', ' ');

/** Why a league gets an email about its sponsorship. */
export const sponsorshipReason = ({ organization, sponsor }: OfferData, t: Translate): string =>
  t('You received this email because {organization} has a sponsorship with {sponsor}.', {
    organization,
    sponsor: sponsor.name,
  });
