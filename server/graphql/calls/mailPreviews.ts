import { constant, context, type FieldArgs, lambda } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { signFileUrl } from '../../../db/shared/files.ts';
import type { MintQuery } from '../../../db/shared/mintLink.ts';
// the one import from workers/: what staff preview must be what the worker sends, to the letter
import { MissingRecord, renderMail } from '../../../workers/mail/render.ts';
import type { MailLanguage } from '../../../workers/mail/words.ts';
import { isStaff } from '../../auth/viewer.ts';
import { notFound, notPermitted, notSignedIn } from '../../http/errors.ts';

/** Renders the mail about an offer as it would be sent now, or in another language; staff only; sends nothing. */
const preview =
  (kind: string, withMessage = false) =>
  (_$root: unknown, args: FieldArgs) =>
    lambda(
      [
        args.getRaw('offerId'),
        args.getRaw('language'),
        withMessage ? args.getRaw('message') : constant(undefined),
        context(),
      ] as never,
      async ([offerId, language, message, { app, viewer }]: [
        number,
        MailLanguage | null | undefined,
        string | undefined,
        Grafast.Context,
      ]) => {
        if (!viewer) throw notSignedIn();
        if (!isStaff(viewer)) throw notPermitted();
        const { database, config, clock } = app;
        try {
          // a transaction for each statement: one that is kept open while links wait for another connection of the same pool
          // would stop the server as soon as there are as many previews as connections
          const asViewer: MintQuery = (text, values) => database.as(viewer, (query) => query(text, values));
          const payload = { offer_id: offerId, ...(message ? { message } : {}) };
          const mail = await renderMail(asViewer, kind, payload, config.mail, {
            mintQuery: database.asServer,
            ...(language ? { language } : {}),
            fileUrl: (key) => signFileUrl(key, config.secret, clock.seconds()),
          });
          return {
            to: mail.to.join(', ') || null,
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

/** What staff look at before they send it (S-281, S-340 … S-345, B-329). */
export const MailPreviewsPlugin = extendSchema({
  typeDefs: gql`
    """A mail as it would be sent now."""
    type MailPreview {
      """Recipients with commas between them; null when the organization cannot receive e-mails."""
      to: String
      subject: String!
      htmlBody: String!
      """The language that it is written in: what its first reader or the league chose, unless another was asked for."""
      language: Language!
    }
    extend type Query {
      """The offer e-mail of an offer; staff only."""
      offerEmail(offerId: Int!, language: Language): MailPreview
      """The reminder of an offer's open deadlines; staff only."""
      verificationReminderEmail(offerId: Int!, language: Language): MailPreview
      """The sponsorship application's e-mail for an offer; staff only."""
      sponsorshipApplicationEmail(offerId: Int!, language: Language): MailPreview
      """The pre-qualification survey's e-mail for an offer; staff only."""
      preQualificationSurveyEmail(offerId: Int!, language: Language): MailPreview
      """The onboarding e-mail of a confirmed offer; staff only."""
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
} as never);
