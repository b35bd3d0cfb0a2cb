import { recordLabel } from '../history/labels.ts';
import { fieldLabel } from '../labels.ts';

/** How many rows move: "3 programs, 2 offers and 14 mails". Rows of join tables are not counted. */
const nouns: Record<string, [string, string]> = {
  addresses: ['address', 'addresses'],
  capability_details: ['', ''],
  checks: ['check', 'checks'],
  comments: ['comment', 'comments'],
  contact_syncs: ['', ''],
  events_survey_responses: ['survey response', 'survey responses'],
  invitations: ['invitation', 'invitations'],
  mail_outbox: ['mail', 'mails'],
  offer_contracts: ['contract', 'contracts'],
  offers: ['offer', 'offers'],
  organization_capabilities: ['capability', 'capabilities'],
  organization_packages: ['package', 'packages'],
  organization_social_media: ['social media account', 'social media accounts'],
  organization_users: ['person', 'people'],
  organization_zips: ['ZIP', 'ZIPs'],
  play_locations: ['play location', 'play locations'],
  sponsorable_properties: ['program', 'programs'],
  sponsorship_applications: ['sponsorship application', 'sponsorship applications'],
  tasks: ['task', 'tasks'],
  verification_deadlines: ['verification deadline', 'verification deadlines'],
  verification_images: ['photo', 'photos'],
};

export function countsText(counts: readonly ({ tableName: string; count: number } | null)[]): string {
  const parts = counts.flatMap((row) => {
    const [singular, plural] = (row && nouns[row.tableName]) ?? ['', ''];
    return row && singular ? [`${row.count} ${row.count === 1 ? singular : plural}`] : [];
  });
  if (parts.length === 0) return 'Some details';
  return parts.length === 1 ? String(parts[0]) : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The records that were not moved back, and why: "Program Fall Rec: It was added to Erie SC since." */
export function remainderText(remainder: { tableName: string; label: string | null; reason: string } | null): string {
  if (!remainder) return '';
  const what =
    remainder.tableName === 'organizations'
      ? fieldLabel(remainder.label ?? '', 'organizations')
      : [recordLabel(remainder.tableName), remainder.label];
  return `${[what].flat().filter(Boolean).join(' ')}: ${remainder.reason}`;
}
