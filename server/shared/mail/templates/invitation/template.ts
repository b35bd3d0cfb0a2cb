/** Invites a person: a co-user of a league (L-317), a sponsor's user (S-059), or staff (S-062). */
import type { Template } from '../../template.ts';
import type { MailLanguage, Say } from '../../words.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Invitation extends Record<string, unknown> {
  email: string;
  accepted: boolean;
  /** The person was taken out of the organization, the sponsor or the staff meanwhile. */
  removed: boolean;
  organization: string | null;
  sponsor: { name: string; logoKey: string | null } | null;
  inviter: string | null;
  /** That of the organization; English for people of sponsors and for staff. */
  language: MailLanguage;
  /** Version of its link; null when revoked. */
  version: number | null;
}

interface InvitationMail {
  invitation: Invitation;
  url: string;
}

/** What each kind of user will do here; sponsors' people and staff read English. */
function purpose({ organization, sponsor }: Invitation, say: Say): { team: string; text: string } {
  if (organization)
    return {
      team: organization,
      text: say('You can review and accept sponsors’ offers, send photos, and see when checks are coming.'),
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
    const [found] = await reading.ofAccounts<Invitation>('select * from app_private.invitation_of_mail($1)', [
      payload.invitation_id ?? null,
    ]);
    const url = found && reading.accountLink('invitation', Number(payload.invitation_id), found.version);
    if (!found || !url) return null;
    return {
      to: [found.email],
      language: found.language,
      data: { invitation: found, url },
    };
  },
  unwanted({ invitation: { accepted, removed } }) {
    if (removed) return 'The person was taken out again.';
    return accepted ? 'The invitation was accepted already.' : null;
  },
  compose({ invitation, url }, say) {
    const { team, text } = purpose(invitation, say);
    const { email, inviter } = invitation;
    return {
      subject: say('{inviter} invites you to join {team}', { inviter: inviter ?? 'Sideline', team }),
      preheader: say('Choose a password and you’re in.'),
      ...(invitation.sponsor ? { sponsor: invitation.sponsor } : {}),
      headline: say('Join {team}', { team }),
      caption: say('On Sideline, where sponsors and youth sports meet.'),
      body: [
        {
          kind: 'paragraph',
          text: `${
            inviter
              ? say('{inviter} invited you to work with {team} on Sideline.', { inviter, team })
              : say('We invite you to work with {team} on Sideline.', { team })
          } ${text}`,
        },
      ],
      action: { label: say('Accept the invitation'), url },
      after: [
        { kind: 'paragraph', text: say('You’ll log in as {email}.', { email }) },
        { kind: 'soft', text: say("The link works once, for 14 days. Didn't expect this? You can ignore it.") },
      ],
      reason: say('You received this email because {email} was invited.', { email }),
    };
  },
  spanish,
  sample: {
    invitation: {
      email: 'dana@harborhills.test',
      accepted: false,
      removed: false,
      organization: 'Harbor Hills Youth Soccer',
      sponsor: null,
      inviter: 'Chris Okafor',
      language: 'en',
      version: 1,
    },
    url: `${SAMPLE_SITE}/invitation/sample`,
  },
};
