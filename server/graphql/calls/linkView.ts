import { createHmac } from 'node:crypto';
import { context, type FieldArgs, object, sideEffect } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { derivedKey } from '../../../db/shared/secret.ts';
import type { App } from '../../app.ts';

/** Programs that open links of mails by themselves: counted apart from people. */
const SCANNER =
  /bot|crawl|spider|scan|preview|proofpoint|mimecast|barracuda|safelinks|googleimageproxy|yahoomailproxy|headless|curl|wget|python|go-http|java\//i;
export const isScanner = (userAgent: string) => userAgent === '' || SCANNER.test(userAgent);

/** A viewer without a name: the address and program, hashed with this installation's key. */
export function viewerHash(app: App, address: string, userAgent: string): Buffer {
  return createHmac('sha256', derivedKey(app.config.secret, 'viewer'))
    .update(`${address}\n${userAgent}`)
    .digest()
    .subarray(0, 16);
}

/** recordLinkView: the page of a link posts it when a person sees it, so that a GET changes nothing (L-065). */
export const LinkViewPlugin = extendSchema({
  typeDefs: gql`
    input RecordLinkViewInput { clientMutationId: String }
    type RecordLinkViewPayload {
      clientMutationId: String
      recorded: Boolean!
    }
    extend type Mutation {
      """Counts one view of the link that the token stands for, once a viewer and day; nothing for a login."""
      recordLinkView(input: RecordLinkViewInput!): RecordLinkViewPayload
    }
  `,
  objects: {
    Mutation: {
      plans: {
        recordLinkView(_$root: unknown, args: FieldArgs) {
          const $recorded = sideEffect(
            context() as never,
            async ({ app, viewer, address, userAgent }: Grafast.Context) => {
              if (viewer?.type !== 'link') return false;
              const { kind, id } = viewer.claims;
              await app.database.asServer('select app_private.record_link_view($1, $2, $3, $4)', [
                kind,
                // views of an application count on the offer it belongs to
                kind === 'application' ? (viewer.claims.offer_id ?? id) : id,
                viewerHash(app, address, userAgent),
                isScanner(userAgent),
              ]);
              return true;
            },
          );
          return object({ recorded: $recorded, clientMutationId: args.getRaw(['input', 'clientMutationId']) });
        },
      },
    },
  },
} as never);
