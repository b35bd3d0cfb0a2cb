import { context, type FieldArgs, object, sideEffect } from 'postgraphile/grafast';
import { gql } from 'postgraphile/utils';
import { countLinkView } from '../../links/views.ts';
import { linkRecordId } from '../../shared/links/links.ts';
import { extendApi } from '../plugins/steps.ts';

/** recordLinkView: a link's page posts it when a person sees the page, so that a GET changes nothing (L-065). */
export const LinkViewPlugin = extendApi({
  typeDefs: gql`
    input RecordLinkViewInput { clientMutationId: String }
    type RecordLinkViewPayload {
      clientMutationId: String
      recorded: Boolean!
    }
    extend type Mutation {
      """Counts a view of the token’s link, once per viewer and day; does nothing for a login."""
      recordLinkView(input: RecordLinkViewInput!): RecordLinkViewPayload
    }
  `,
  objects: {
    Mutation: {
      plans: {
        recordLinkView(_$root: unknown, args: FieldArgs) {
          const $recorded = sideEffect(context(), async ({ services, viewer, address, userAgent }) => {
            if (viewer?.type !== 'link') return false;
            const { claims } = viewer;
            await countLinkView(services, claims.kind, linkRecordId(claims), { address, userAgent });
            return true;
          });
          return object({ recorded: $recorded, clientMutationId: args.getRaw(['input', 'clientMutationId']) });
        },
      },
    },
  },
});
