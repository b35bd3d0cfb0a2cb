/** Invites a person: a co-user of a league (L-317), a sponsor's user (S-059), or staff (S-062). */
import type { Template } from '../../template.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';

interface Invitation extends Record<string, unknown> {
  email: string;
  accepted: boolean;
  organization: string | null;
  sponsor: { name: string; logoKey: string | null } | null;
  inviter: string | null;
  /** Version of its link; null when revoked. */
  version: number | null;
}

interface InvitationMail {
  invitation: Invitation;
  url: string;
}

const invitationOf = `
  select u.email, i.accepted_at is not null as accepted, g.name as organization, b.name as inviter,
    case when s.id is not null
      then json_build_object('name', s.name, 'logoKey', app_public.file_key(s.logo_file_id, true)) end as sponsor,
    app_private.link_version('invitation', i.id::text) as version
  from app_private.invitations i
  join app_public.users u on u.id = i.user_id
  left join app_public.organizations g on g.id = i.organization_id
  left join app_public.sponsors s on s.id = i.sponsor_id
  left join app_public.users b on b.id = i.invited_by_id
  where i.id = $1`;

/** What each kind of user will do here. */
function purpose({ organization, sponsor }: Invitation): { team: string; text: string } {
  if (organization)
    return {
      team: organization,
      text: 'You can review and accept offers of sponsors, upload proof, and see when checks come.',
    };
  if (sponsor)
    return {
      team: sponsor.name,
      text: 'You can see your campaigns: the leagues you sponsor, photos that prove it, and the numbers.',
    };
  return { team: 'the Sideline team', text: 'You can work on campaigns, leagues and offers.' };
}

export const invitation: Template<InvitationMail> = {
  async load(reading, payload) {
    const [found] = await reading.query<Invitation>(invitationOf, [payload.invitation_id ?? null]);
    if (!found || found.version === null) return null;
    return {
      to: [found.email],
      data: {
        invitation: found,
        url: reading.accountLink('invitation', Number(payload.invitation_id), found.version),
      },
    };
  },
  unwanted: ({ invitation }) => (invitation.accepted ? 'The invitation was accepted already.' : null),
  compose({ invitation, url }) {
    const { team, text } = purpose(invitation);
    return {
      subject: `${invitation.inviter ?? 'Sideline'} invites you to join ${team}`,
      preheader: 'Choose a password and you are in.',
      ...(invitation.sponsor ? { sponsor: invitation.sponsor } : {}),
      headline: `Join ${team}`,
      caption: 'On Sideline, where sponsors and youth sports find each other.',
      body: [
        {
          kind: 'paragraph',
          text: `${invitation.inviter ? `${invitation.inviter} invited` : 'We invite'} you to work with ${team} on Sideline. ${text}`,
        },
      ],
      action: { label: 'Accept the invitation', url },
      after: [
        { kind: 'paragraph', text: `You sign in as ${invitation.email}.` },
        { kind: 'soft', text: 'The link works once, for 14 days. You know nothing of this? Then do nothing.' },
      ],
      reason: `You get this because ${invitation.email} was invited.`,
    };
  },
  sample: {
    invitation: {
      email: 'dana@harborhills.test',
      accepted: false,
      organization: 'Harbor Hills Youth Soccer',
      sponsor: null,
      inviter: 'Chris Okafor',
      version: 1,
    },
    url: `${SAMPLE_SITE}/invitation/sample`,
  },
};
