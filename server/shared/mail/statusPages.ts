/** The sponsorship pages, without a login, that an email about several sponsorships links to [V11]. */
import type { Block, MailContent } from './content.ts';
import type { Reading } from './template.ts';

export interface StatusPage {
  /** Sponsor and program. */
  title: string;
  url: string;
}

/** The page of each sponsorship of these rows, once, in their order; the dashboard if there are none. */
export async function statusPages(
  { statusLink, page }: Pick<Reading, 'statusLink' | 'page'>,
  rows: readonly { offerId: number; sponsor: string; program: string }[],
): Promise<StatusPage[]> {
  const titles = new Map(rows.map(({ offerId, sponsor, program }) => [offerId, `${sponsor}, ${program}`]));
  if (titles.size === 0) return [{ title: '', url: page('/organization-dashboard') }];
  return Promise.all([...titles].map(async ([offerId, title]) => ({ title, url: await statusLink(offerId) })));
}

/** The button to the first page, which names it if there are several, and links to the others for below it. */
export function statusActions(
  [first, ...others]: readonly StatusPage[],
  label: string,
): Pick<MailContent, 'action'> & { links: Block[] } {
  return {
    action: { label: others.length > 0 ? `${label}: ${first?.title}` : label, url: first?.url ?? '' },
    links: others.map(({ title, url }) => ({ kind: 'link', text: `${title}:`, label, url })),
  };
}
