import { constant, context, type FieldArgs, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { notFound } from '../../http/errors.ts';
import { type MailLanguage, MissingRecord } from '../../shared/mail/index.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';
import { renderForStaff, requireStaff } from './renderForStaff.ts';

// in the order in which they were saved; the sender uses the same reason
const suppressedStatement = `
  select a.address, app_private.mail_suppression_reason($1, a.address) as reason
  from unnest($2::text[]) with ordinality a (address, place)
  where app_private.mail_suppression_reason($1, a.address) is not null order by a.place`;

/** Renders the email about an offer as it would be sent now, or in another language; staff only; sends nothing. */
const preview =
  (kind: string, withMessage = false) =>
  (_$root: unknown, args: FieldArgs) =>
    lambda(
      stepsOf<[number, MailLanguage | null | undefined, string | undefined, Grafast.Context]>(
        args.getRaw('offerId'),
        args.getRaw('language'),
        withMessage ? args.getRaw('message') : constant(undefined),
        context(),
      ),
      async ([offerId, language, message, { services, viewer }]) => {
        const staff = requireStaff(viewer);
        try {
          const payload = { offer_id: offerId, ...(message ? { message } : {}) };
          const mail = await renderForStaff(services, staff, kind, payload, language ? { language } : {});
          const skipped = await services.database.asServer<{ address: string; reason: string }>(suppressedStatement, [
            kind,
            mail.to,
          ]);
          const left = mail.to.filter((recipient) => !skipped.some(({ address }) => address === recipient));
          return {
            to: left.join(', ') || null,
            skipped,
            subject: mail.subject,
            htmlBody: mail.html,
            language: mail.language,
          };
        } catch (error) {
          if (error instanceof MissingRecord) throw notFound('There is no such offer.');
          throw error;
        }
      },
    );

/** Previews of emails for staff (S-281, S-340 … S-345, B-329). */
export const MailPreviewsPlugin = extendApi({
  typeDefs: gql`
    """A contact address that a mail would not go to."""
    type SkippedRecipient {
      address: String!
      """It refused mail, or unsubscribed from bulk mail, and when."""
      reason: String!
    }
    """A mail as it would be sent now."""
    type MailPreview {
      """Recipients with commas between them; null when nobody would get it."""
      to: String
      """The organization's other contact addresses."""
      skipped: [SkippedRecipient!]!
      subject: String!
      htmlBody: String!
      """The language that it is written in: the choice of its first reader or the league, unless another is requested."""
      language: Language!
    }
    extend type Query {
      """The offer email of an offer; staff only."""
      offerEmail(offerId: Int!, language: Language): MailPreview
      """The reminder of an offer's open deadlines; staff only."""
      verificationReminderEmail(offerId: Int!, language: Language): MailPreview
      """The sponsorship application's email for an offer; staff only."""
      sponsorshipApplicationEmail(offerId: Int!, language: Language): MailPreview
      """The pre-qualification survey's email for an offer; staff only."""
      preQualificationSurveyEmail(offerId: Int!, language: Language): MailPreview
      """The onboarding email of a confirmed offer; staff only."""
      sponsorablePropertyOnboardingEmail(offerId: Int!, language: Language): MailPreview
      """The request for additional verification with this message; staff only."""
      requestAdditionalVerificationEmail(offerId: Int!, message: String!, language: Language): MailPreview
    }
  `,
  objects: {
    Query: {
      plans: {
        offerEmail: preview('offer'),
        verificationReminderEmail: preview('verification_reminder'),
        sponsorshipApplicationEmail: preview('application'),
        preQualificationSurveyEmail: preview('survey'),
        sponsorablePropertyOnboardingEmail: preview('onboarding'),
        requestAdditionalVerificationEmail: preview('additional_verification', true),
      },
    },
  },
});
