/** Invites a user: a co-user of a league (L-317), a sponsor's user (S-059), or staff (S-062). */
import { cleanName } from '../../cleanName.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage, Translate } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Invitation extends Record<string, unknown> {
  email: string;
  accepted: boolean;
  /** The user was removed from the organization, the sponsor or the staff in the meantime. */
  removed: boolean;
  organization: string | null;
  sponsor: { name: string; logoKey: string | null } | null;
  /** Null if nobody is named. */
  inviter: string | null;
  /** That of the organization; English for users of sponsors and for staff. */
  language: MailLanguage;
  /** Version of its link; null if revoked. */
  version: number | null;
  /** In the organization; null for others. */
  member_role: 'owner' | 'treasurer' | 'helper' | null;
}

interface InvitationMail {
  invitation: Invitation;
  url: string;
  /** The account already existed and joined the team at once: there is nothing to accept. */
  joined: boolean;
}

/** What each kind of user can do here; only in English for sponsors' users and staff. */
function purpose({ organization, sponsor, member_role }: Invitation, t: Translate): { team: string; text: string } {
  if (organization)
    return {
      team: organization,
      text:
        member_role === 'helper'
          ? t('You can see what was agreed with sponsors and send photos.')
          : member_role === 'treasurer'
            ? t('You can send photos, see payments, and keep addresses current.')
            : t('You can review and accept sponsors’ offers, send photos, and see when checks are coming.'),
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
    const joined = payload.joined === true;
    const url = joined
      ? reading.page('/login')
      : found && reading.accountLink('invitation', Number(payload.invitation_id), found.version);
    if (!found || !url) return null;
    return {
      to: [found.email],
      language: found.language,
      data: { invitation: { ...found, inviter: found.inviter && cleanName(found.inviter) }, url, joined },
    };
  },
  unwanted({ invitation: { accepted, removed }, joined }) {
    if (removed) return 'The person was taken out again.';
    return accepted && !joined ? 'The invitation was accepted already.' : null;
  },
  compose({ invitation, url, joined }, t) {
    const { team, text } = purpose(invitation, t);
    const { email, inviter } = invitation;
    if (joined)
      return {
        subject: t('You now belong to {team}', { team }),
        preheader: t('Log in with your account to see it.'),
        ...(invitation.sponsor ? { sponsor: invitation.sponsor } : {}),
        headline: t('You now belong to {team}', { team }),
        caption: t('On Sideline, where sponsors and youth sports meet.'),
        body: [
          {
            kind: 'paragraph',
            text: `${
              inviter
                ? t('{inviter} added you to {team} on Sideline.', { inviter, team })
                : t('We added you to {team} on Sideline.', { team })
            } ${text}`,
          },
        ],
        action: { label: t('Log in'), url },
        after: [{ kind: 'paragraph', text: t('Log in as {email} with your existing password.', { email }) }],
        reason: t('You received this email because {email} was added.', { email }),
      };
    return {
      subject: t('{inviter} invites you to join {team}', { inviter: inviter ?? 'Sideline', team }),
      preheader: t('Choose a password and you’re in.'),
      ...(invitation.sponsor ? { sponsor: invitation.sponsor } : {}),
      headline: t('Join {team}', { team }),
      caption: t('On Sideline, where sponsors and youth sports meet.'),
      body: [
        {
          kind: 'paragraph',
          text: `${
            inviter
              ? t('{inviter} invited you to work with {team} on Sideline.', { inviter, team })
              : t('We invite you to work with {team} on Sideline.', { team })
          } ${text}`,
        },
      ],
      action: { label: t('Accept the invitation'), url },
      after: [
        { kind: 'paragraph', text: t('You’ll log in as {email}.', { email }) },
        { kind: 'soft', text: t("The link works once, for 14 days. Didn't expect this? You can ignore it.") },
      ],
      reason: t('You received this email because {email} was invited.', { email }),
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
      member_role: 'owner',
    },
    url: `${SAMPLE_SITE}/invitation/sample`,
    joined: false,
  },
};
