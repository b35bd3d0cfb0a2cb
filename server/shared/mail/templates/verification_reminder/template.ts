/**
 * Reminds a league of proof that is due soon or overdue (S-344): one letter a person and day for all of it, whichever sponsorships
 * it belongs to [L4]. Without deadlines in the payload: all that are open of one offer.
 */
import { type INSTRUCTION_TAGS, renderTags } from '../../../text/tags.ts';
import { capabilityText } from '../../capabilities.ts';
import { deadlineName } from '../../deadlineNames.ts';
import type { Block } from '../../letter.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import { staffText } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { day, distance, type Say, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { type ReminderDeadline, type ReminderMail, readReminder } from './data.ts';
import { spanish } from './es.ts';

type Tags = Record<(typeof INSTRUCTION_TAGS)[number], string>;

const unique = (texts: string[]): string[] => [...new Set(texts)];

/** The deadlines that the subject counts: those overdue, else those that could never be met, else those of the first date. */
function pressingOf(deadlines: readonly ReminderDeadline[], today: string) {
  const past = deadlines.filter(({ deadline }) => deadline < today);
  const missed = past.filter(({ neverInTime }) => !neverInTime);
  if (missed.length > 0) return { kind: 'overdue', pressing: missed } as const;
  if (past.length > 0) return { kind: 'soonest', pressing: past } as const;
  const pressing = deadlines.filter(({ deadline }) => deadline === deadlines[0]?.deadline);
  return { kind: pressing.length > 0 ? 'due' : 'nothing', pressing } as const;
}

/** Which deadline this is: its name, and of several sponsorships whose. */
function titleOf(one: ReminderDeadline, several: boolean, say: Say): string {
  const name = deadlineName(one.name, say);
  return several ? `${one.offer.sponsor.name}: ${name}` : name;
}

function whatIsAsked(one: ReminderDeadline, mail: ReminderMail, several: boolean, say: Say): Block[] {
  const capability = capabilityText(null, one.capability, say);
  const tags: Tags = {
    sponsor_name: one.offer.sponsor.name,
    verification_email_address: mail.verificationEmail,
  };
  const when =
    one.neverInTime && one.deadline < mail.today
      ? say('{capability}, as soon as you can', { capability })
      : say('{capability}, due {date} ({distance})', {
          capability,
          date: day(one.deadline, say),
          distance: distance(mail.today, one.deadline, say),
        });
  return [
    { kind: 'heading', text: titleOf(one, several, say) },
    { kind: 'soft', text: several ? `${when}\n${one.offer.organization}, ${one.offer.property}` : when },
    ...staffText(
      {
        english: renderTags(one.instructions, tags),
        spanish: one.instructionsEs && renderTags(one.instructionsEs, tags),
      },
      say,
    ),
    ...(mail.deadlines.length > 1
      ? [{ kind: 'link', text: say('No login needed:'), label: say('Send this photo'), url: one.photoUrl } as const]
      : []),
  ];
}

export const verificationReminder: Template<ReminderMail> = {
  load: readReminder,
  unwanted: ({ over }) => over,
  compose(mail, say) {
    const { offer, today, deadlines, verificationEmail, uploadUrl, respondUrl } = mail;
    const offers = [...new Map(deadlines.map((one) => [one.offer.id, one.offer])).values()];
    const several = offers.length > 1;
    const { kind, pressing } = pressingOf(deadlines, today);
    const title =
      pressing.length > 1
        ? say('{count} photos', { count: pressing.length })
        : pressing[0] && deadlineName(pressing[0].name, say);
    const sponsors = unique((pressing.length > 0 ? pressing : [{ offer }]).map((one) => one.offer.sponsor.name));
    const sponsor = sponsors.join(', ');
    const subject = {
      overdue: () => say('Overdue: {title} for {sponsor}', { title, sponsor }),
      soonest: () => say('As soon as you can: {title} for {sponsor}', { title, sponsor }),
      due: () =>
        say('Due {distance}: {title} for {sponsor}', {
          title,
          sponsor,
          distance: distance(today, pressing[0]?.deadline ?? today, say),
        }),
      nothing: () => say('Nothing is due for {sponsor}', { sponsor }),
    }[kind]();
    const headline = {
      overdue: () => (pressing.length > 1 ? say('Your photos are overdue') : say('Your photo is overdue')),
      soonest: () => (pressing.length > 1 ? say('We need your photos') : say('We need your photo')),
      due: () => (pressing.length > 1 ? say('Your photos are due soon') : say('Your photo is due soon')),
      nothing: () => say('Nothing is due'),
    }[kind]();
    const only = new Set(offers.map((one) => one.sponsor.name)).size > 1 ? {} : { sponsor: offer.sponsor };
    const first = deadlines[0];
    return {
      subject,
      preheader: say('A photo from your phone is all you need.'),
      ...only,
      headline,
      ...(pressing[0] && kind !== 'soonest' ? { figure: day(pressing[0].deadline, say) } : {}),
      caption: several
        ? unique(offers.map(({ organization }) => organization)).join(', ')
        : `${offer.organization}, ${seasonLabel(offer.season, offer.year, say)}`,
      body: first
        ? deadlines.flatMap((one) => whatIsAsked(one, mail, several, say))
        : [{ kind: 'paragraph', text: say('We have everything we need. Thank you!') }],
      action: {
        label:
          first && deadlines.length > 1
            ? say('Start with {title}', { title: deadlineName(first.name, say) })
            : say('Upload a photo'),
        url: uploadUrl,
      },
      after: [
        {
          kind: 'link',
          text: say('You can also send the photo as an attachment to'),
          label: verificationEmail,
          url: `mailto:${verificationEmail}?subject=${encodeURIComponent(`Proof for sponsorship ${offers.length > 0 ? offers.map(({ id }) => id).join(', ') : offer.id}`)}`,
        },
        ...(deadlines.length > 1
          ? [{ kind: 'soft', text: say('Can’t make a date? Let us know on that photo’s page.') } as const]
          : respondUrl
            ? [
                {
                  kind: 'link',
                  text: say('Can’t make this date?'),
                  label: say('Tell us why'),
                  url: respondUrl,
                } as const,
              ]
            : []),
        ...contactsOf(several ? offers : [offer], say),
      ],
      reason: several
        ? say('You received this email because your league has sponsorships with {sponsors}.', {
            sponsors: unique(offers.map((one) => one.sponsor.name)).join(', '),
          })
        : sponsorshipReason(offer, say),
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

/** Whoever looks after the sponsorships; of several, each sponsor's person is named with the sponsor. */
function contactsOf(offers: readonly ReminderMail['offer'][], say: Say): Block[] {
  if (offers.length === 1) return offers.flatMap((offer) => contactBlocks(offer, say, 'soft'));
  const lines = offers.flatMap(({ sponsor, contact }) =>
    contact
      ? [`${sponsor.name}: ${[contact.name, contact.phone, contact.email].filter((one) => one !== null).join(', ')}`]
      : [],
  );
  return unique(lines).map((text) => ({ kind: 'soft', text }));
}
