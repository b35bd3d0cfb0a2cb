/** Staff ask a league for more proof, in their own words (S-342). */
import { photoPage } from '../../deadlines.ts';
import { contactBlocks, type OfferData, readOffer, sponsorshipReason, statusInWords } from '../../offerData.ts';
import { staffQuote } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface AdditionalVerificationMail {
  offer: OfferData;
  message: string;
  verificationEmail: string;
  uploadUrl: string;
}

/** The deadline that the league sent proof of last, because more of the same is asked for; without any proof, the first one. */
const latestDeadline = `
  select d.id from app_public.verification_deadlines d
  left join app_public.verification_images i on i.verification_deadline_id = d.id
  where d.offer_id = $1 order by i.created_at desc nulls last, d.deadline, d.id limit 1`;

export const additionalVerification: Template<AdditionalVerificationMail> = {
  async load(reading, payload) {
    const found = await readOffer(reading, payload.offer_id);
    if (!found) return null;
    const [latest] = await reading.query<{ id: number }>(latestDeadline, [found.offer.id]);
    return {
      to: found.to,
      language: found.offer.language,
      data: {
        offer: found.offer,
        message: payload.message ?? '',
        verificationEmail: reading.env.verificationEmail,
        uploadUrl: await photoPage(reading, latest?.id, found.offer.id),
      },
    };
  },
  unwanted: ({ offer }) => (offer.status === 'confirmed' ? null : `The sponsorship is ${statusInWords(offer)} by now.`),
  compose({ offer, message, verificationEmail, uploadUrl }, say) {
    return {
      subject: say('Please send more proof for {sponsor}', { sponsor: offer.sponsor.name }),
      preheader: message.replace(/\s+/g, ' ').slice(0, 120),
      sponsor: offer.sponsor,
      headline: say('We need a little more proof'),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, say)}`,
      body: [
        { kind: 'paragraph', text: say('Thank you for what you’ve sent so far. We need one more thing:') },
        ...(message.trim() ? staffQuote(message, say) : []),
      ],
      action: { label: say('Upload a photo'), url: uploadUrl },
      after: [
        {
          kind: 'link',
          text: say('You can also send the photo as an attachment to'),
          label: verificationEmail,
          url: `mailto:${verificationEmail}?subject=${encodeURIComponent(`Proof for sponsorship ${offer.id}`)}`,
        },
        ...contactBlocks(offer, say),
      ],
      reason: sponsorshipReason(offer, say),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    message:
      'In the photo of Field 1 the banner is cut off on the left.\nCould you take another one from the parking lot, so that all of it can be read?',
    verificationEmail: 'verify@sideline.test',
    uploadUrl: `${SAMPLE_SITE}/respond-to-deadline/sample?photo=1`,
  },
};
