/** Tells a league that a picture does not prove the deadline, so that it can send another in time. */
import { renderTags } from '../../../text/tags.ts';
import { deadlineName } from '../../deadlineNames.ts';
import { photoPage } from '../../deadlines.ts';
import { contactBlocks, type OfferData, readOffer, sponsorshipReason } from '../../offerData.ts';
import { staffQuote, staffText } from '../../staffText.ts';
import type { Template } from '../../template.ts';
import { day, seasonLabel } from '../../words.ts';
import { SAMPLE_SITE, sampleOffer } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface Image extends Record<string, unknown> {
  offer_id: number;
  deadline_id: number | null;
  status: string;
  name: string | null;
  deadline: string | null;
  verified: boolean | null;
  instructions: string | null;
  /** Of the list of reasons, in English and Spanish. */
  reason: string | null;
  spanish_reason: string | null;
  /** What the reviewer wrote. */
  note: string | null;
  instructionsEs: string | null;
}

interface RejectedImageMail {
  offer: OfferData;
  image: Image;
  verificationEmail: string;
  uploadUrl: string;
}

const imageOf = `
  select i.offer_id, d.id as deadline_id, i.status, d.name, d.deadline::text as deadline, d.verified,
    d.verification_reminder_instructions as instructions, nullif(btrim(d.verification_reminder_instructions_es), '') as "instructionsEs",
    r.name as reason, r.spanish_name as spanish_reason, i.rejection_note as note
  from app_public.verification_images i
  left join app_public.image_rejection_reasons r on r.id = i.rejection_reason_id
  left join app_public.verification_deadlines d on d.id = i.verification_deadline_id
  where i.id = $1`;

export const rejectedImage: Template<RejectedImageMail> = {
  async load(reading, payload) {
    const [image] = await reading.query<Image>(imageOf, [payload.verification_image_id ?? null]);
    const found = image && (await readOffer(reading, image.offer_id));
    if (!image || !found) return null;
    return {
      to: found.to,
      language: found.offer.language,
      data: {
        offer: found.offer,
        image,
        verificationEmail: reading.env.verificationEmail,
        uploadUrl: await photoPage(reading, image.deadline_id, found.offer.id),
      },
    };
  },
  unwanted({ image }) {
    if (image.status !== 'rejected') return `The picture is ${image.status} by now.`;
    return image.verified ? 'Another picture proved the deadline meanwhile.' : null;
  },
  compose({ offer, image, verificationEmail, uploadUrl }, say) {
    const reason = say.language === 'es' ? image.spanish_reason : image.reason;
    const name = image.name && deadlineName(image.name, say);
    const what = name ?? say('your sponsorship');
    const tags = { sponsor_name: offer.sponsor.name, verification_email_address: verificationEmail };
    return {
      subject: say('Please send another photo: {what}', { what }),
      preheader: say('The one we have doesn’t show what the sponsor needs to see.'),
      sponsor: offer.sponsor,
      headline: say('We need another photo'),
      caption: `${offer.organization}, ${seasonLabel(offer.season, offer.year, say)}`,
      body: [
        {
          kind: 'paragraph',
          text: say('Thank you for your photo. It doesn’t show everything {sponsor} needs to see for {what}.', {
            sponsor: offer.sponsor.name,
            what: name ? `"${name}"` : say('this sponsorship'),
          }),
        },
        ...(reason ? [{ kind: 'note' as const, text: reason }] : []),
        ...(image.note ? staffQuote(image.note, say) : []),
        ...(image.instructions
          ? [
              { kind: 'heading' as const, text: say('What it should show') },
              ...staffText(
                {
                  english: renderTags(image.instructions, tags),
                  spanish: image.instructionsEs && renderTags(image.instructionsEs, tags),
                },
                say,
              ),
            ]
          : []),
        ...(image.deadline
          ? [{ kind: 'facts' as const, rows: [[say('Due'), day(image.deadline, say)]] as [string, string][] }]
          : []),
      ],
      action: { label: say('Upload a photo'), url: uploadUrl },
      after: contactBlocks(offer, say, 'soft'),
      reason: sponsorshipReason(offer, say),
    };
  },
  spanish,
  sample: {
    offer: { ...sampleOffer, status: 'confirmed' },
    image: {
      offer_id: 1042,
      deadline_id: 7,
      status: 'rejected',
      name: 'Banner photo, first game',
      deadline: '2027-03-27',
      verified: false,
      instructions:
        'Please send a photo of each {{sponsor_name}} banner on your fences, so that the whole banner can be read.',
      reason: 'Only part of it is in the picture.',
      spanish_reason: 'En la foto solo se ve una parte.',
      note: 'Please step back until the whole fence can be seen.',
      instructionsEs: null,
    },
    verificationEmail: 'verify@sideline.test',
    uploadUrl: `${SAMPLE_SITE}/respond-to-deadline/sample?photo=1`,
  },
};
