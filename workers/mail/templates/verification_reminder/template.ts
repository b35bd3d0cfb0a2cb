/** Reminds a league of proof that is due soon or overdue (S-344). With a deadline: that one; without: all that are open. */
import { type INSTRUCTION_TAGS, renderTags } from '../../../../db/shared/tags.ts';
import { capabilityText } from '../../capabilities.ts';
import type { Block } from '../../letter.ts';
import { contactBlocks, type OfferData, readOffer, sponsorshipReason, statusInWords } from '../../offerData.ts';
import type { Payload, Template } from '../../template.ts';
import { day, daysBetween, distance, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Deadline extends Record<string, unknown> {
  /** Not proved, nothing under review, not given up. */
  open: boolean;
  id: number;
  name: string;
  capability: string;
  deadline: string;
  /** The date had passed already when the offer was accepted: nothing was missed (S-129, S-142). */
  neverInTime: boolean;
  instructions: string;
}

interface ReminderMail {
  offer: OfferData;
  today: string;
  /** Unmet ones, the earliest first; proof under review counts as met. */
  deadlines: Deadline[];
  /** Why nothing is to be reminded of any more; null while something is. */
  over: string | null;
  verificationEmail: string;
  uploadUrl: string;
  /** Where the league says that it cannot make the first deadline; null when that link is revoked. */
  respondUrl: string | null;
}

// $3: when a letter that is read again went; open was then what no proof had come for and nobody had given up
const deadlinesOf = `
  select case when $3::timestamptz is null then d.verified_images = 0 and d.pending_images = 0 and not d.did_not_complete
    else not exists (select from app_public.verification_images i
      where i.verification_deadline_id = d.id and i.status <> 'rejected' and i.created_at < $3::timestamptz)
      and not (d.did_not_complete and not exists (select from app_public.sponsorship_events e where e.offer_id = d.offer_id
        and e.event_type = 'deadline_did_not_complete' and e.description = d.name and e.created_at >= $3::timestamptz)) end as open,
    d.id, d.name, k.name as capability, d.deadline::text as deadline, d.verification_reminder_instructions as instructions,
    coalesce(d.deadline < (o.confirmed_at at time zone g.time_zone)::date, false) as "neverInTime"
  from app_public.verification_deadlines d
  join app_public.offers o on o.id = d.offer_id
  join app_public.organizations g on g.id = d.organization_id
  join app_public.assets a on a.id = d.asset_id
  join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id
  where d.offer_id = $1 and ($2::int is null or d.id = $2)
  order by d.deadline, d.id`;

/** What changed since the mail was queued, perhaps a night ago, so that it has no reason any more; null when it has. */
function over(asked: Deadline[], { verification_deadline_id: id, days }: Payload, today: string): string | null {
  const [only] = asked;
  if (!only) return id === undefined ? 'There is no deadline any more.' : 'The deadline was removed.';
  if (!asked.some(({ open }) => open)) return 'The proof is there, or will not come.';
  return id !== undefined && days !== undefined && daysBetween(today, only.deadline) + days > 0
    ? `The deadline was moved to ${day(only.deadline)}.`
    : null;
}

type Tags = Record<(typeof INSTRUCTION_TAGS)[number], string>;

export const verificationReminder: Template<ReminderMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const asked = await reading.query<Deadline>(deadlinesOf, [
      found.offer.id,
      payload.verification_deadline_id ?? null,
      reading.wentAt,
    ]);
    const deadlines = asked.filter(({ open }) => open);
    const first = deadlines[0];
    return {
      to: found.to,
      language: found.offer.language,
      data: {
        offer: found.offer,
        today: reading.today,
        deadlines,
        over: over(asked, payload, reading.today),
        verificationEmail: reading.env.verificationEmail,
        uploadUrl: reading.page(`/organization-dashboard/sponsorship/${found.offer.id}`),
        respondUrl: first ? await reading.pageLink('deadline', first.id) : null,
      },
    };
  },
  unwanted: (mail) =>
    mail.offer.status === 'confirmed' ? mail.over : `The sponsorship is ${statusInWords(mail.offer)} by now.`,
  compose({ offer, today, deadlines, verificationEmail, uploadUrl, respondUrl }, say) {
    const first = deadlines[0];
    const past = deadlines.filter(({ deadline }) => deadline < today);
    const missed = past.filter(({ neverInTime }) => !neverInTime);
    const overdue = missed.length > 0;
    const soonest = !overdue && past.length > 0;
    const season = seasonLabel(offer.season, offer.year, say);
    const tags: Tags = { sponsor_name: offer.sponsor.name, verification_email_address: verificationEmail };
    const what = (one: Deadline): Block[] => [
      { kind: 'heading', text: one.name },
      {
        kind: 'soft',
        text:
          one.neverInTime && one.deadline < today
            ? say('{capability}, as soon as you can', { capability: capabilityText(null, one.capability, say) })
            : say('{capability}, due {date} ({distance})', {
                capability: capabilityText(null, one.capability, say),
                date: day(one.deadline),
                distance: distance(today, one.deadline, say),
              }),
      },
      { kind: 'paragraph', text: renderTags(one.instructions, tags) },
    ];
    // the subject names a day: it counts what is due by then, or is overdue, and no later dates
    const pressing = overdue
      ? missed
      : soonest
        ? past
        : deadlines.filter(({ deadline }) => deadline === first?.deadline);
    const title = pressing.length > 1 ? say('{count} proofs', { count: pressing.length }) : pressing[0]?.name;
    return {
      subject: first
        ? overdue
          ? say('Overdue: {title} for {sponsor}', { title, sponsor: offer.sponsor.name })
          : soonest
            ? say('{title} for {sponsor}: as soon as you can', { title, sponsor: offer.sponsor.name })
            : say('{title} for {sponsor}: due {distance}', {
                title,
                sponsor: offer.sponsor.name,
                distance: distance(today, first.deadline, say),
              })
        : say('Nothing is due for {sponsor}', { sponsor: offer.sponsor.name }),
      preheader: say('A photo from your phone is enough.'),
      sponsor: offer.sponsor,
      headline: overdue
        ? say('Your proof is overdue')
        : soonest
          ? say('Your proof is needed')
          : first
            ? say('Your proof is due soon')
            : say('Nothing is due'),
      ...(pressing[0] && !soonest ? { figure: day(pressing[0].deadline) } : {}),
      caption: `${offer.organization}, ${season}`,
      body: first
        ? deadlines.flatMap(what)
        : [{ kind: 'paragraph', text: say('We have everything we asked for. Thank you!') }],
      action: { label: say('Upload a photo'), url: uploadUrl },
      after: [
        {
          kind: 'link',
          text: say('No login at hand? Send the photo as an attachment to'),
          label: verificationEmail,
          url: `mailto:${verificationEmail}?subject=${encodeURIComponent(`Proof for sponsorship ${offer.id}`)}`,
        },
        ...(respondUrl
          ? [
              {
                kind: 'link',
                text: say('Does the date not work for you?'),
                label: say('Tell us why'),
                url: respondUrl,
              } as const,
            ]
          : []),
        ...contactBlocks(offer, say, 'soft'),
      ],
      reason: sponsorshipReason(offer, say),
      bulk: true,
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    today: '2027-03-20',
    over: null,
    deadlines: [
      {
        open: true,
        id: 7,
        name: 'Banner photo, first game',
        capability: 'Game Signage',
        deadline: '2027-03-27',
        neverInTime: false,
        instructions:
          'Please send a photo of each {{sponsor_name}} banner on your fences, so that the whole banner can be read. You can also send them to {{verification_email_address}}.',
      },
    ],
    verificationEmail: 'verify@sideline.test',
    uploadUrl: `${SAMPLE_SITE}/organization-dashboard/sponsorship/1042`,
    respondUrl: `${SAMPLE_SITE}/respond-to-deadline/sample`,
  },
};
