/** The terms that one version of a contract contains. */
import type { Query } from '../database.ts';

export interface ContractData {
  offerId: number;
  organizationId: number;
  sponsorId: number;
  sponsor: string;
  campaign: string;
  organization: string;
  property: string;
  season: string;
  year: number;
  /** US dollars. */
  value: string | null;
  seasonStart: string;
  seasonEnd: string;
  /** The day of acceptance, YYYY-MM-DD. */
  acceptedOn: string;
  requirements: string[];
  assets: { quantity: number | null; capability: string; expectations: string | null }[];
}

const statement = `
  select o.id as "offerId", o.organization_id as "organizationId", o.sponsor_id as "sponsorId", s.name as sponsor,
    c.name as campaign, g.name as organization, p.name as property, c.season, c.year, o.value,
    o.season_start::text as "seasonStart", o.season_end::text as "seasonEnd",
    app_private.day_of(o.confirmed_at)::text as "acceptedOn",
    array_remove(array[nullif(btrim(c.additional_requirements), ''), nullif(btrim(o.additional_requirements), '')], null) as requirements,
    coalesce((select json_agg(json_build_object('quantity', a.quantity, 'capability', k.name, 'expectations', cc.execution_expectations)
        order by k.position, k.name, a.id)
      from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
      join app_public.capabilities k on k.id = cc.capability_id where a.offer_id = o.id and a.quantity is not null), '[]') as assets
  from app_public.offers o
  join app_public.campaigns c on c.id = o.campaign_id
  join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.organizations g on g.id = o.organization_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  where o.id = $1 and o.status = 'confirmed'`;

/** The current terms of a confirmed offer; null for any other offer. */
export const readContract = (query: Query, offerId: number): Promise<ContractData | null> =>
  contractBy(query, statement, offerId);

/** The same; the offer stays locked until the transaction ends. */
export const lockedContract = (query: Query, offerId: number): Promise<ContractData | null> =>
  contractBy(query, `${statement}\n  for update of o`, offerId);

async function contractBy(query: Query, text: string, offerId: number): Promise<ContractData | null> {
  const [row] = await query(text, [offerId]);
  return row ? (row as unknown as ContractData) : null;
}
