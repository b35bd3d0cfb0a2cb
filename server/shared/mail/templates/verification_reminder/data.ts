/** The data of a reminder: its deadlines, each with its sponsorship and the page that uploads its photo. */
import { photoPage } from '../../deadlines.ts';
import { day, daysBetween } from '../../format.ts';
import { type OfferData, readOffer, statusInWords } from '../../offerData.ts';
import type { Payload, Reading } from '../../template.ts';
import type { MailLanguage } from '../../translate.ts';

interface Fields {
  id: number;
  name: string;
  capability: string;
  deadline: string;
  /** The date had already passed when the offer was accepted: nothing was missed (S-129, S-142). */
  neverInTime: boolean;
  instructions: string;
  instructionsEs: string | null;
}

interface Row extends Fields, Record<string, unknown> {
  offerId: number;
  /** True if it awaits a photo. */
  open: boolean;
}

export interface ReminderDeadline extends Fields {
  offer: OfferData;
  /** The page that uploads its photo without a login. */
  photoUrl: string;
}

export interface ReminderMail {
  /** The language of the first deadline; the requested one if there is none. */
  offer: OfferData;
  today: string;
  /** Unmet ones, the earliest first; proof under review counts as met. */
  deadlines: ReminderDeadline[];
  /** Why there is nothing left to remind of; otherwise null. */
  over: string | null;
  verificationEmail: string;
  /** The button's URL. */
  uploadUrl: string;
  /** The page on which the league says that it cannot meet the first deadline; null if that link is revoked. */
  respondUrl: string | null;
}

// $1 an offer, or $2 ids of deadlines. $3: for an email shown again, when it was sent; open then means that no proof
// had arrived and nobody had given it up
const deadlinesOf = `
  select d.id, d.offer_id as "offerId",
    case when $3::timestamptz is null then app_public.verification_deadlines_section(d) in ('overdue', 'upcoming')
    else not exists (select from app_public.verification_images i
      where i.verification_deadline_id = d.id and i.status <> 'rejected' and i.created_at < $3::timestamptz)
      and not (d.did_not_complete and not exists (select from app_public.sponsorship_events e where e.offer_id = d.offer_id
        and e.event_type = 'deadline_did_not_complete' and e.description = d.name and e.created_at >= $3::timestamptz)) end as open,
    d.name, k.name as capability, d.deadline::text as deadline, d.verification_reminder_instructions as instructions,
    nullif(btrim(d.verification_reminder_instructions_es), '') as "instructionsEs",
    coalesce(d.deadline < (o.confirmed_at at time zone g.time_zone)::date, false) as "neverInTime"
  from app_public.verification_deadlines d
  join app_public.offers o on o.id = d.offer_id
  join app_public.organizations g on g.id = d.organization_id
  join app_public.assets a on a.id = d.asset_id
  join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id
  where case when $2::int[] is null then d.offer_id = $1 else d.id = any ($2) end
  order by d.deadline, d.id`;

/** Days from each deadline, by the deadline's id; null if all open ones of the offer are included. */
function stepsOf({ reminders, verification_deadline_id: id, days }: Payload): Map<number, number | undefined> | null {
  if (reminders) return new Map(reminders.map((reminder) => [reminder.verification_deadline_id, reminder.days]));
  return id === undefined ? null : new Map([[id, days]]);
}

const overOffer = (offer: OfferData): string | null =>
  offer.status === 'confirmed' ? null : `The sponsorship is ${statusInWords(offer)} by now.`;

type Found = { offer: OfferData; to: string[] };

/**
 * Why a deadline is no longer included, if something changed since the email was queued, perhaps a night ago; otherwise
 * null.
 */
function overFor(row: Row, { offer, to }: Found, step: number | undefined, reading: Reading): string | null {
  const ended = overOffer(offer);
  if (ended) return ended;
  if (reading.recipient && !reading.wentAt && !to.includes(reading.recipient))
    return 'This is no longer a contact address of the organization.';
  if (!row.open) return 'No photo is needed now.';
  return step !== undefined && daysBetween(reading.today, row.deadline) + step > 0
    ? `The deadline was moved to ${day(row.deadline)}.`
    : null;
}

/** Reads a reminder; null if the offer is gone. */
export async function readReminder(
  reading: Reading,
  payload: Payload,
): Promise<{ data: ReminderMail; to: string[]; language: MailLanguage } | null> {
  const asked = await readOffer(reading, payload.offer_id);
  if (!asked) return null;
  const steps = stepsOf(payload);
  const rows = await reading.query<Row>(deadlinesOf, [asked.offer.id, steps && [...steps.keys()], reading.wentAt]);
  const others = [...new Set(rows.map(({ offerId }) => offerId))].filter((id) => id !== asked.offer.id);
  const read = await Promise.all(others.map((id) => readOffer(reading, id)));
  const offers = new Map([asked, ...read.filter((mail) => mail !== null)].map((mail) => [mail.offer.id, mail]));
  const each = rows.flatMap((row) => {
    const found = offers.get(row.offerId);
    return found ? [{ row, found, over: overFor(row, found, steps?.get(row.id), reading) }] : [];
  });
  const wanted = each.filter(({ over }) => over === null);
  // a preview shows the open ones even if none is due
  const shown = wanted.length > 0 ? wanted : each.filter(({ row }) => row.open);
  const deadlines = await Promise.all(
    shown.map(
      async ({ row, found }): Promise<ReminderDeadline> => ({
        ...row,
        offer: found.offer,
        photoUrl: await photoPage(reading, row.id, row.offerId),
      }),
    ),
  );
  const first = deadlines[0];
  const offer = first?.offer ?? asked.offer;
  const none = steps ? 'The deadline was removed.' : 'The deadline no longer exists.';
  return {
    to: asked.to,
    language: offer.language,
    data: {
      offer,
      today: reading.today,
      deadlines,
      over: wanted.length > 0 ? null : (each[0]?.over ?? overOffer(asked.offer) ?? none),
      verificationEmail: reading.env.verificationEmail,
      uploadUrl: first?.photoUrl ?? (await photoPage(reading, null, offer.id)),
      respondUrl: first ? await reading.pageLink('deadline', first.id) : null,
    },
  };
}
