/** Tells a league that its check is approved, how much it is and where it goes (S-334, L-311). */
import { contactBlocks, type OfferData, readOffer, sponsorshipReason } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { day, money, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Check extends Record<string, unknown> {
  offer_id: number;
  status: string;
  amount: string;
  number: number | null;
  memo: string;
  arrival: string | null;
  recipient: string | null;
  /** Lines of the address it is mailed to. */
  address: string | null;
}

interface CheckMail {
  offer: OfferData;
  check: Check;
  sponsorshipUrl: string;
}

const checkOf = `
  select c.offer_id, c.status, c.amount, c.number, c.memo, c.estimated_arrival_date::text as arrival,
    coalesce(c.recipient_name, a.name) as recipient,
    concat_ws(E'\\n', a.line1, nullif(btrim(a.line2), ''), a.city || ', ' || a.state || ' ' || a.zip) as address
  from app_public.checks c left join app_public.addresses a on a.id = c.mailing_address_id
  where c.id = $1`;

export const checkApproved: Template<CheckMail> = {
  async load(reading, payload) {
    const [check] = await reading.query<Check>(checkOf, [payload.check_id ?? null]);
    const found = check && (await readOffer(reading, check.offer_id));
    if (!check || !found) return null;
    return {
      to: found.to,
      language: found.offer.language,
      data: {
        offer: found.offer,
        check,
        sponsorshipUrl: reading.page(`/organization-dashboard/sponsorship/${found.offer.id}`),
      },
    };
  },
  unwanted: ({ check }) => (check.status === 'approved' ? null : `The check is ${check.status} by now.`),
  compose({ offer, check, sponsorshipUrl }, say) {
    const rows = [
      [say('Check number'), check.number === null ? null : String(check.number)],
      [say('Memo'), check.memo],
      [say('Expected by'), check.arrival && day(check.arrival)],
      [say('Payable to'), check.recipient],
      [say('Mailed to'), check.address],
    ].filter((row): row is [string, string] => Boolean(row[1]));
    return {
      subject: say('Your check for {amount} is on its way', { amount: money(check.amount) }),
      preheader: check.arrival
        ? say('Expected by {date}.', { date: day(check.arrival) })
        : say('From your sponsorship with {sponsor}.', { sponsor: offer.sponsor.name }),
      sponsor: offer.sponsor,
      headline: say('Your check is on its way'),
      figure: money(check.amount),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, say)}`,
      body: [{ kind: 'facts', rows }],
      action: { label: say('See your sponsorship'), url: sponsorshipUrl },
      after: [
        { kind: 'paragraph', text: say('Is the address wrong? Reply to this e-mail before the check arrives.') },
        ...contactBlocks(offer, say, 'soft'),
      ],
      reason: sponsorshipReason(offer, say),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    check: {
      offer_id: 1042,
      status: 'approved',
      amount: '825.00',
      number: 1001,
      memo: 'Spring 2027, first payment',
      arrival: '2027-04-12',
      recipient: 'Harbor Hills Youth Soccer',
      address: '412 Bayfront Parkway\nErie, PA 16507',
    },
    sponsorshipUrl: `${SAMPLE_SITE}/organization-dashboard/sponsorship/1042`,
  },
};
