import { TYPES } from 'postgraphile/@dataplan/pg';
import type { SQL } from 'postgraphile/@dataplan/pg/pg-sql2';
import { context, lambda } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { renderTags } from '../../shared/text/tags.ts';
import { selectable } from '../plugins/selectable.ts';
import { extendApi, stepsOf } from '../plugins/steps.ts';

type Row = { get(column: string): unknown };
type Values = Record<string, string | null>;

/** Texts with their tags replaced by the offer's data (S-294, S-313); tags without data stay visible. */
export const RenderedTextsPlugin = extendApi((build) => {
  const { sql } = build;
  // biome-ignore lint/suspicious/noExplicitAny: a row step of the table it belongs to
  const rendered = (column: string, offer: (alias: SQL) => SQL) => ($given: any) => {
    const $row = selectable($given);
    return lambda(
      stepsOf<[string | null, Values | string | null, Grafast.Context]>(
        $row.get(column),
        $row.select(sql`app_public.tag_values(${offer($row.getClassStep().alias)})`, TYPES.jsonb, false),
        context(),
      ),
      ([text, values, { services }]) => {
        const known = typeof values === 'string' ? (JSON.parse(values) as Values) : (values ?? {});
        return text === null
          ? null
          : renderTags(text, { ...known, verification_email_address: services.config.mail.verificationEmail });
      },
    );
  };
  const ofOffer = (alias: SQL) => sql`${alias}.offer_id`;
  return {
    typeDefs: gql`
      extend type VerificationDeadline {
        """The reminder instructions with sponsor and email address filled in."""
        renderedVerificationReminderInstructions: String
        """The same in Spanish; null when staff wrote none."""
        renderedVerificationReminderInstructionsEs: String
      }
      extend type CreativeContent {
        """The content with the offer's data filled in."""
        renderedContent: String
      }
      extend type CreativeContentTemplate {
        """The content as it is: there is no offer yet to fill it in from."""
        renderedContent: String
      }
    `,
    objects: {
      VerificationDeadline: {
        plans: {
          renderedVerificationReminderInstructions: rendered('verification_reminder_instructions', ofOffer),
          renderedVerificationReminderInstructionsEs: rendered('verification_reminder_instructions_es', ofOffer),
        },
      },
      CreativeContent: { plans: { renderedContent: rendered('content', ofOffer) } },
      CreativeContentTemplate: { plans: { renderedContent: ($template: Row) => $template.get('content') } },
    },
  };
});
