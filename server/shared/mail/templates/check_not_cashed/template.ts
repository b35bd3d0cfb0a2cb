/**
 * Tells a league that a check that was mailed is not cashed: still valid, returned as undeliverable, too old, stopped, or
 * money that the state will claim.
 */
import { type CheckMail, checkFacts, readCheck, sampleCheck } from '../../checkData.ts';
import { day, money, seasonLabel } from '../../format.ts';
import { contactBlocks, sponsorshipReason } from '../../offerData.ts';
import { staffQuote } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import type { Translate } from '../../translate.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

/** Data of an email about a check; `state`: the check's state of which it tells. */
type NotCashed = CheckMail & { state: string };

/** The subject, and what happened and what to do, in a few sentences. */
function textOf({ state, check }: NotCashed, t: Translate): [subject: string, text: string] {
  const amount = money(check.amount);
  const date = check.valid_until && day(check.valid_until, t);
  switch (state) {
    case 'returned':
      return [
        t('Your check for {amount} came back to us', { amount }),
        t(
          'The post office returned it. Please check the mailing address below and write to us, and we’ll send a new check.',
        ),
      ];
    case 'stale':
      return [
        t('Your check for {amount} is too old to be cashed', { amount }),
        t('It was valid until {date}. Please do not deposit it. Write to us and we’ll replace it.', { date }),
      ];
    case 'stopped':
      return [
        t('Your check for {amount} is stopped', { amount }),
        t('The bank will not pay it. Please do not deposit it.'),
      ];
    case 'escheat_due':
      return [
        t('Your check for {amount} was never cashed', { amount }),
        t(
          'The law will soon require us to hand this money over to the state. Write to us and we’ll send you a new check.',
        ),
      ];
    default:
      return [
        t('Your check for {amount} is waiting', { amount }),
        t('It has not been cashed. It is valid until {date}. If it never arrived, write to us and we’ll replace it.', {
          date,
        }),
      ];
  }
}

export const checkNotCashed: Template<NotCashed> = {
  load: async (reading, payload) => {
    const found = await readCheck(reading, payload);
    return found && { ...found, data: { ...found.data, state: payload.state ?? found.data.check.state } };
  },
  unwanted: ({ check, state }) =>
    check.state === state ? null : `The check is ${check.state.replaceAll('_', ' ')} by now.`,
  compose(data, t) {
    const { offer, check, sponsorshipUrl } = data;
    const [subject, text] = textOf(data, t);
    return {
      subject,
      preheader: text,
      sponsor: offer.sponsor,
      headline: subject,
      figure: money(check.amount),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, t)}`,
      body: [
        { kind: 'paragraph', text },
        ...(data.state === 'stopped' && check.reason
          ? [{ kind: 'heading' as const, text: t('Why it is stopped') }, ...staffQuote(check.reason, t)]
          : []),
        ...checkFacts({ ...check, arrival: null }, t),
      ],
      action: { label: t('See your sponsorship'), url: sponsorshipUrl },
      after: contactBlocks(offer, t, 'soft'),
      reason: sponsorshipReason(offer, t),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    check: { ...sampleCheck, state: 'mailed', printed: true, mailed: '2027-04-02', valid_until: '2027-09-29' },
    sponsorshipUrl: `${SAMPLE_SITE}/sponsorship-status/sample`,
    state: 'mailed',
  },
};
