import { context, type FieldArgs, lambda } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { notFound } from '../../http/errors.ts';
import { MissingRecord, type Payload } from '../../shared/mail/index.ts';
import { renderForStaff, requireStaff } from './renderForStaff.ts';

interface Source extends Record<string, unknown> {
  source: { kind: string; recipient: string; payload: Payload; at: string; day: string } | null;
}

const $content = (_$root: unknown, args: FieldArgs) =>
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

/** The content of a mail as staff see it, whether sent, waiting or not sent. */
export const MailContentPlugin = extendSchema({
  typeDefs: gql`
    """
    The content of a mail, rendered again as of the day it was sent; the text is not stored. Its secret links are blanked so
    that nobody can act as the recipient.
    """
    type MailContent {
      subject: String!
      htmlBody: String!
      """The same as plain text."""
      text: String!
      language: Language!
    }
    extend type Query {
      """The content of a mail in the list of mails; staff only. Errors: SL404, also if its record is gone."""
      mailContent(id: BigInt!): MailContent
    }
  `,
  objects: { Query: { plans: { mailContent: $content } } },
} as never);
