/**
 * Reminds a league of proof that is due soon or overdue (S-344): one email per person and day for all of it, across
 * sponsorships [L4]. Without deadlines in the payload: all open ones of one offer.
 */
import { type INSTRUCTION_TAGS, renderTags } from '../../../text/tags.ts';
import { capabilityText } from '../../capabilities.ts';
import type { Block } from '../../content.ts';
import { deadlineName } from '../../deadlineNames.ts';
import { day, distance, seasonLabel } from '../../format.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import { staffText } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import type { Translate } from '../../translate.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { type ReminderDeadline, type ReminderMail, readReminder } from './data.ts';
import { spanish } from './es.ts';

type Tags = Record<(typeof INSTRUCTION_TAGS)[number], string>;

const unique = (texts: string[]): string[] => [...new Set(texts)];

/**
 * The deadlines that the subject counts: the overdue ones, otherwise those that could never be met, otherwise those of
 * the first date.
 */
function pressingOf(deadlines: readonly ReminderDeadline[], today: string) {
  const past = deadlines.filter(({ deadline }) => deadline < today);
  const missed = past.filter(({ neverInTime }) => !neverInTime);
  if (missed.length > 0) return { kind: 'overdue', pressing: missed } as const;
  if (past.length > 0) return { kind: 'soonest', pressing: past } as const;
  const pressing = deadlines.filter(({ deadline }) => deadline === deadlines[0]?.deadline);
  return { kind: pressing.length > 0 ? 'due' : 'nothing', pressing } as const;
}

/** The deadline's name, and with several sponsorships also the sponsor's. */
function titleOf(deadline: ReminderDeadline, several: boolean, t: Translate): string {
  const name = deadlineName(deadline.name, t);
  return several ? `${deadline.offer.sponsor.name}: ${name}` : name;
}

function whatIsAsked(deadline: ReminderDeadline, mail: ReminderMail, several: boolean, t: Translate): Block[] {
  const capability = capabilityText(null, deadline.capability, t);
  const tags: Tags = {
    sponsor_name: deadline.offer.sponsor.name,
    verification_email_address: mail.verificationEmail,
  };
  const when =
    deadline.neverInTime && deadline.deadline < mail.today
      ? t('{capability}, as soon as you can', { capability })
      : t('{capability}, due {date} ({distance})', {
          capability,
          date: day(deadline.deadline, t),
          distance: distance(mail.today, deadline.deadline, t),
        });
  return [
    { kind: 'heading', text: titleOf(deadline, several, t) },
    { kind: 'soft', text: several ? `${when}\n${deadline.offer.organization}, ${deadline.offer.property}` : when },
    ...staffText(
      {
        english: renderTags(deadline.instructions, tags),
        spanish: deadline.instructionsEs && renderTags(deadline.instructionsEs, tags),
      },
      t,
    ),
    ...(mail.deadlines.length > 1
      ? [{ kind: 'link', text: t('No login needed:'), label: t('Send this photo'), url: deadline.photoUrl } as const]
      : []),
  ];
}

export const verificationReminder: Template<ReminderMail> = {
  load: readReminder,
  unwanted: ({ over }) => over,
  compose(mail, t) {
    const { offer, today, deadlines, verificationEmail, uploadUrl, respondUrl } = mail;
    const offers = [...new Map(deadlines.map((deadline) => [deadline.offer.id, deadline.offer])).values()];
    const several = offers.length > 1;
    const { kind, pressing } = pressingOf(deadlines, today);
    const title =
      pressing.length > 1
        ? t('{count} photos', { count: pressing.length })
        : pressing[0] && deadlineName(pressing[0].name, t);
    const sponsors = unique((pressing.length > 0 ? pressing : [{ offer }]).map((item) => item.offer.sponsor.name));
    const sponsor = sponsors.join(', ');
    const subject = {
      overdue: () => t('Overdue: {title} for {sponsor}', { title, sponsor }),
      soonest: () => t('As soon as you can: {title} for {sponsor}', { title, sponsor }),
      due: () =>
        t('Due {distance}: {title} for {sponsor}', {
          title,
          sponsor,
          distance: distance(today, pressing[0]?.deadline ?? today, t),
        }),
      nothing: () => t('Nothing is due for {sponsor}', { sponsor }),
    }[kind]();
    const headline = {
      overdue: () => (pressing.length > 1 ? t('Your photos are overdue') : t('Your photo is overdue')),
      soonest: () => (pressing.length > 1 ? t('We need your photos') : t('We need your photo')),
      due: () => (pressing.length > 1 ? t('Your photos are due soon') : t('Your photo is due soon')),
      nothing: () => t('Nothing is due'),
    }[kind]();
    const only = new Set(offers.map((other) => other.sponsor.name)).size > 1 ? {} : { sponsor: offer.sponsor };
    const first = deadlines[0];
    return {
      subject,
      preheader: t('A photo from your phone is all you need.'),
      ...only,
      headline,
      ...(pressing[0] && kind !== 'soonest' ? { figure: day(pressing[0].deadline, t) } : {}),
      caption: several
        ? unique(offers.map(({ organization }) => organization)).join(', ')
        : `${offer.organization}, ${seasonLabel(offer.season, offer.year, t)}`,
      body: first
        ? deadlines.flatMap((deadline) => whatIsAsked(deadline, mail, several, t))
        : [{ kind: 'paragraph', text: t('We have everything we need. Thank you!') }],
      action: {
        label:
          first && deadlines.length > 1
            ? t('Start with {title}', { title: deadlineName(first.name, t) })
            : t('Upload a photo'),
        url: uploadUrl,
      },
      after: [
        {
          kind: 'link',
          text: t('You can also send the photo as an attachment to'),
          label: verificationEmail,
          url: `mailto:${verificationEmail}?subject=${encodeURIComponent(`Proof for sponsorship ${offers.length > 0 ? offers.map(({ id }) => id).join(', ') : offer.id}`)}`,
        },
        ...(deadlines.length > 1
          ? [{ kind: 'soft', text: t('Can’t make a date? Let us know on that photo’s page.') } as const]
          : respondUrl
            ? [
                {
                  kind: 'link',
                  text: t('Can’t make this date?'),
                  label: t('Tell us why'),
                  url: respondUrl,
                } as const,
              ]
            : []),
        ...contactsOf(several ? offers : [offer], t),
      ],
      reason: several
        ? t('You received this email because your league has sponsorships with {sponsors}.', {
            sponsors: unique(offers.map((other) => other.sponsor.name)).join(', '),
          })
        : sponsorshipReason(offer, t),
      bulk: 'proof',
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    today: '2027-03-20',
    over: null,
    deadlines: [
      {
        id: 7,
        offer: { ...sampleOffer, status: 'confirmed' },
        name: 'Banner photo, first game',
        capability: 'Game Signage',
        deadline: '2027-03-27',
        neverInTime: false,
        instructions:
          'Please send a photo of each {{sponsor_name}} banner on your fences, so that the whole banner can be read. You can also send them to {{verification_email_address}}.',
        instructionsEs: null,
        photoUrl: `${SAMPLE_SITE}/respond-to-deadline/sample?photo=1`,
      },
    ],
    verificationEmail: 'verify@sideline.test',
    uploadUrl: `${SAMPLE_SITE}/respond-to-deadline/sample?photo=1`,
    respondUrl: `${SAMPLE_SITE}/respond-to-deadline/sample`,
  },
};

/** The members of staff responsible for the sponsorships; with several, each is named with the sponsor. */
function contactsOf(offers: readonly ReminderMail['offer'][], t: Translate): Block[] {
  if (offers.length === 1) return offers.flatMap((offer) => contactBlocks(offer, t, 'soft'));
  const lines = offers.flatMap(({ sponsor, contact }) =>
    contact
      ? [
          `${sponsor.name}: ${[contact.name, contact.phone, contact.email].filter((detail) => detail !== null).join(', ')}`,
        ]
      : [],
  );
  return unique(lines).map((text) => ({ kind: 'soft', text }));
}
