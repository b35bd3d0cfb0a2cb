/** What comes next, once a sponsorship is confirmed and has its dates: proof, supplies, and the league's own details (B-327). */
import { contactLine, type OfferData, readOffer } from '../../offerData.ts';
import type { Template } from '../../template.ts';
import { day, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';

interface Due extends Record<string, unknown> {
  name: string;
  deadline: string;
}

interface OnboardingMail {
  offer: OfferData;
  deadlines: Due[];
  /** The league's own pages of details, without an account. */
  welcomeUrl: string;
  sponsorshipUrl: string;
}

const deadlinesOf = `
  select d.offer_id as key, d.name, d.deadline::text as deadline from app_public.verification_deadlines d
  where d.offer_id = any ($1::int[]) and not d.did_not_complete order by d.deadline, d.id`;

export const onboarding: Template<OnboardingMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const [welcomeUrl, deadlines] = await Promise.all([
      reading.pageLink('league', found.offer.organizationId),
      reading.rows<Due>(deadlinesOf, found.offer.id),
    ]);
    const sponsorshipUrl = reading.page(`/organization-dashboard/sponsorship/${found.offer.id}`);
    return {
      to: found.to,
      data: { offer: found.offer, deadlines, welcomeUrl: welcomeUrl ?? sponsorshipUrl, sponsorshipUrl },
    };
  },
  unwanted: ({ offer }) => (offer.status === 'confirmed' ? null : `The sponsorship is ${offer.status} by now.`),
  compose({ offer, deadlines, welcomeUrl, sponsorshipUrl }) {
    const season = seasonLabel(offer.season, offer.year);
    const contact = contactLine(offer);
    return {
      subject: `Your sponsorship with ${offer.sponsor.name}: what comes next`,
      preheader: 'Check your league’s details, and keep these dates.',
      sponsor: offer.sponsor,
      headline: 'Welcome! Here is what comes next',
      caption: `${offer.organization}, ${season}`,
      body: [
        {
          kind: 'paragraph',
          text: 'Please check your league’s details first: supplies and checks go where they say. It takes two minutes and no account.',
        },
        ...(deadlines.length > 0
          ? [
              { kind: 'heading' as const, text: 'What to show us, and by when' },
              {
                kind: 'facts' as const,
                rows: deadlines.map(({ name, deadline }) => [day(deadline), name] as [string, string]),
              },
            ]
          : []),
      ],
      action: { label: 'Check your league’s details', url: welcomeUrl },
      after: [
        {
          kind: 'link',
          text: 'Instructions, material and a place for your photos:',
          label: 'your sponsorship',
          url: sponsorshipUrl,
        },
        { kind: 'paragraph', text: 'We remind you before each date. A photo from your phone is enough.' },
        ...(contact ? [{ kind: 'paragraph', text: contact } as const] : []),
      ],
      reason: `You get this because ${offer.organization} has a sponsorship with ${offer.sponsor.name}.`,
    };
  },
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    deadlines: [
      { name: 'Banner photo, first game', deadline: '2027-03-27' },
      { name: 'Jersey photo', deadline: '2027-04-03' },
      { name: 'Screenshot of the dedicated email', deadline: '2027-04-30' },
    ],
    welcomeUrl: `${SAMPLE_SITE}/welcome/sample`,
    sponsorshipUrl: `${SAMPLE_SITE}/organization-dashboard/sponsorship/1042`,
  },
};
