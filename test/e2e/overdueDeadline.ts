/** The sponsorship of the demo's league that waits for an overdue photo. */
import type { Setup } from './setup.ts';

/** An offer (`id`) with its organization, campaign and sponsor, and its overdue deadline. */
export type OverdueDeadline = {
  id: number;
  organization_id: number;
  organization: string;
  campaign_id: number;
  sponsor: string;
  deadline_id: number;
  deadline: string;
};

/** Finds the first overdue deadline of a confirmed offer of league@sideline.test in an active campaign. */
export async function findOverdueDeadline({ rows }: Setup): Promise<OverdueDeadline> {
  const [found] = await rows<OverdueDeadline>(
    `select o.id, o.organization_id, g.name as organization, o.campaign_id, s.name as sponsor, d.id as deadline_id, d.name as deadline
     from app_public.offers o join app_public.organizations g on g.id = o.organization_id
     join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = c.sponsor_id
     join app_public.verification_deadlines d on d.offer_id = o.id
     join app_public.organization_users m on m.organization_id = o.organization_id
     join app_public.users u on u.id = m.user_id
     where u.email = 'league@sideline.test' and o.status = 'confirmed' and c.status = 'active' and d.deadline < app_private.today()
       and not d.verified and not d.did_not_complete order by o.id limit 1`,
  );
  if (!found) throw new Error('The demo has no overdue deadline of its league.');
  return found;
}
