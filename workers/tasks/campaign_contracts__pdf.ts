/**
 * Makes the PDF of a contract {id} that was sent for signature, and, once both have signed, the signed one. What exists
 * is never made again, so the job may run twice; a PDF that was made at the same time by another run is deleted.
 */
import type { CampaignContract } from '../contract/campaign.ts';
import { brandOf, storePdf } from '../papers.ts';
import { idOf, type Work } from '../task.ts';

interface Found extends CampaignContract, Record<string, unknown> {
  logoKey: string | null;
  /** The column of the PDF that is missing; null if there is none. */
  missing: 'drawn_file_id' | 'file_id' | null;
}

const statement = `
  select coalesce(c.sponsor_name, s.name) as sponsor, coalesce(c.campaign_name, p.name) as campaign, c.version_number as "versionNumber", c.total_spend::text as "totalSpend",
    trim_scale(c.league_share_percentage * 100)::text as share, c.starts_on::text as "startsOn", c.ends_on::text as "endsOn",
    c.terms, c.billing_name as "billingName", c.billing_address as "billingAddress", c.amounts::text[] as amounts,
    c.due_dates::text[] as "dueDates", c.invoiced_before::text as "invoicedBefore",
    app_private.day_of(c.created_at)::text as "drawnOn", encode(f.sha256, 'hex') as "drawnSha256",
    case when c.status in ('signed', 'superseded') and c.drawn_file_id is not null then json_build_array(
      json_build_object('who', 'For ' || coalesce(c.sponsor_name, s.name), 'name', c.signer_name, 'at', to_char(c.signed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI UTC'),
        'from', c.signer_address),
      json_build_object('who', 'For Sideline', 'name', c.staff_signer_name,
        'at', to_char(c.staff_signed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI UTC'), 'from', null)) end as signatures,
    app_public.file_key(s.logo_file_id, true) as "logoKey",
    case when c.status in ('out_for_signature', 'signed', 'superseded') and c.drawn_file_id is null then 'drawn_file_id'
      when c.status in ('signed', 'superseded') and c.file_id is null then 'file_id' end as missing
  from app_public.campaign_contracts c join app_public.campaigns p on p.id = c.campaign_id
  join app_public.sponsors s on s.id = c.sponsor_id left join app_private.files f on f.id = c.drawn_file_id
  where c.id = $1`;

const work: Work = async (payload, tools, helpers) => {
  const id = idOf(payload);
  const [found] = await tools.query<Found>(statement, [id]);
  if (!found?.missing) return;
  const { missing } = found;
  const { campaignContractPdf } = await import('../contract/campaign.ts'); // large, and rarely needed
  const pdf = await campaignContractPdf(found, await brandOf(tools, found.logoKey));
  await storePdf(tools, 'contracts', pdf, async (query, fileId) => {
    const rows = await query(
      `update app_public.campaign_contracts set ${missing} = $1 where id = $2 and ${missing} is null returning id`,
      [fileId, id],
    );
    return rows.length > 0;
  });
  if (missing === 'drawn_file_id') await work(payload, tools, helpers); // both may have signed while it was made
};

export default work;
