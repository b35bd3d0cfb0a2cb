import { context, type FieldArgs, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { notFound } from '../../http/errors.ts';
import { MissingRecord, type Payload } from '../../shared/mail/index.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';
import { renderForStaff, requireStaff } from './renderForStaff.ts';

interface Source extends Record<string, unknown> {
  source: { kind: string; recipient: string; payload: Payload; at: string; day: string } | null;
}

const $mailContent = (_$root: unknown, args: FieldArgs) =>
  lambda(stepsOf<[string, Grafast.Context]>(args.getRaw('id'), context()), async ([id, { services, viewer }]) => {
    const staff = requireStaff(viewer);
    const [found] = await services.database.as(staff, (query) =>
      query<Source>('select app_public.mail_source($1::bigint) as source', [id]),
    );
    if (!found?.source) throw notFound('There is no such email.');
    const { kind, recipient, payload, at, day } = found.source;
    try {
      const { subject, html, text, language } = await renderForStaff(services, staff, kind, payload, {
        recipient: recipient || null,
        went: { at, day },
      });
      return { subject, htmlBody: html, text, language };
    } catch (error) {
      if (error instanceof MissingRecord)
        throw notFound('This email cannot be shown because its record no longer exists.');
      throw error;
    }
  });

/** The text of an email that was sent, is waiting or was not sent; for staff. */
export const MailContentPlugin = extendApi({
  typeDefs: gql`
    """
    An email rendered again as of the day it was sent, because its text is not stored. Secret links are replaced, so that
    nobody can act as its recipient.
    """
    type MailContent {
      subject: String!
      htmlBody: String!
      """The same as plain text."""
      text: String!
      language: Language!
    }
    extend type Query {
      """The text of an email in the list of emails; staff only. Errors: SL404, also if its record no longer exists."""
      mailContent(id: BigInt!): MailContent
    }
  `,
  objects: { Query: { plans: { mailContent: $mailContent } } },
});
