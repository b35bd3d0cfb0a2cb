/**
 * The next steps, once a sponsorship is confirmed and has its dates: proof, supplies, and the league's own details
 * (B-327).
 */
import { type Due, deadlineBlocks } from '../../deadlines.ts';
import { seasonLabel } from '../../format.ts';
import { contactBlocks, type OfferData, readOffer, sponsorshipReason, statusInWords } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface OnboardingMail {
  offer: OfferData;
  today: string;
  deadlines: Due[];
  /** The page of the league's own details, without an account. */
  welcomeUrl: string;
  sponsorshipUrl: string;
}

interface Dated extends Due {
  /** Proof was uploaded; once its date has passed, none is requested. */
  shown: boolean;
}

const deadlinesOf = `
  select d.offer_id as key, d.name, d.deadline::text as deadline, app_public.verification_deadlines_section(d)::text as section, d.verified_images + d.pending_images > 0 as shown
  from app_public.verification_deadlines d
  where d.offer_id = any ($1::int[]) and not d.did_not_complete order by d.deadline, d.id`;

export const onboarding: Template<OnboardingMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const [welcomeUrl, dated] = await Promise.all([
      reading.pageLink('league', found.offer.organizationId),
      reading.rows<Dated>(deadlinesOf, found.offer.id),
    ]);
    const sponsorshipUrl = await reading.statusLink(found.offer.id);
    return {
      to: found.to,
      language: found.offer.language,
      data: {
        offer: found.offer,
        today: reading.today,
        deadlines: dated.filter(({ deadline, shown }) => deadline >= reading.today || !shown),
        welcomeUrl: welcomeUrl ?? sponsorshipUrl,
        sponsorshipUrl,
      },
    };
  },
  unwanted({ offer, deadlines }) {
    if (offer.status !== 'confirmed') return `The sponsorship is ${statusInWords(offer)} by now.`;
    return deadlines.length === 0 ? 'No date to show proof by is left.' : null;
  },
  compose({ offer, today, deadlines, welcomeUrl, sponsorshipUrl }, t) {
    const season = seasonLabel(offer.season, offer.year, t);
    return {
      subject: t('Your sponsorship with {sponsor}: what happens next', { sponsor: offer.sponsor.name }),
      preheader: t('Check your league’s details and save these dates.'),
      sponsor: offer.sponsor,
      headline: t('Welcome! Here’s what happens next'),
      caption: `${offer.organization}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: t(
            'First, please check your league’s details, so that supplies and checks reach you. It takes about three minutes, and you don’t need an account.',
          ),
        },
        ...deadlineBlocks(deadlines, today, t),
      ],
      action: { label: t('Check your league’s details'), url: welcomeUrl },
      after: [
        {
          kind: 'link',
          text: t('Find instructions and materials, and send your photos:'),
          label: t('your sponsorship'),
          url: sponsorshipUrl,
        },
        { kind: 'paragraph', text: t('We’ll remind you before each date. A photo from your phone is all you need.') },
        ...contactBlocks(offer, t),
      ],
      reason: sponsorshipReason(offer, t),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    today: '2027-03-20',
    deadlines: [
      { name: 'Banner photo, first game', deadline: '2027-03-27', section: 'upcoming' },
      { name: 'Jersey photo', deadline: '2027-04-03', section: 'upcoming' },
      { name: 'Screenshot of the dedicated email', deadline: '2027-04-30', section: 'upcoming' },
    ],
    welcomeUrl: `${SAMPLE_SITE}/welcome/sample`,
    sponsorshipUrl: `${SAMPLE_SITE}/sponsorship-status/sample`,
  },
};
