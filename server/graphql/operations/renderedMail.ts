import { context, type FieldArgs, lambda } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { notFound } from '../../http/errors.ts';
import { MissingRecord, type Payload } from '../../shared/mail/index.ts';
import { renderForStaff, requireStaff } from './renderForStaff.ts';

interface Source extends Record<string, unknown> {
  source: { kind: string; recipient: string; payload: Payload; at: string; day: string } | null;
}

const $renderedMail = (_$root: unknown, args: FieldArgs) =>
  lambda([args.getRaw('id'), context()] as never, async ([id, { services, viewer }]: [string, Grafast.Context]) => {
    const staff = requireStaff(viewer);
    const [found] = await services.database.as(staff, (query) =>
      query<Source>('select app_public.mail_source($1::bigint) as source', [id]),
    );
    if (!found?.source) throw notFound('There is no such mail.');
    const { kind, recipient, payload, at, day } = found.source;
    try {
      const { subject, html, text, language } = await renderForStaff(services, staff, kind, payload, {
        recipient: recipient || null,
        went: { at, day },
      });
      return { subject, htmlBody: html, text, language };
    } catch (error) {
      if (error instanceof MissingRecord) throw notFound('What this mail was about is gone, so it cannot be shown.');
      throw error;
    }
  });

/** The text of an email that was sent, is waiting or was not sent; for staff. */
export const RenderedMailPlugin = extendSchema({
  typeDefs: gql`
    """
    The letter of a mail, written anew as of the day it went: mails keep no text. Its secret links are blanked, so that
    nobody acts as the one who got it.
    """
    type MailLetter {
      subject: String!
      htmlBody: String!
      """The same as plain text."""
      text: String!
      language: Language!
    }
    extend type Query {
      """The letter of a mail of the list of mails; staff only. Errors: SL404, also when what it was about is gone."""
      mailLetter(id: BigInt!): MailLetter
    }
  `,
  objects: { Query: { plans: { mailLetter: $renderedMail } } },
} as never);
