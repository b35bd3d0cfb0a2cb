/** Followers of live updates over a test server's websocket. */
import type { Client } from 'graphql-ws';
import { OffersListDocument } from '../../admin/src/offers/generated/graphql.ts';
import { OfferToAcceptDocument } from '../../portal/src/features/offer-review/generated/graphql.ts';
import { MyOrganizationsDocument } from '../../portal/src/features/organization-dashboard/generated/graphql.ts';
import { MySponsorsDocument } from '../../portal/src/features/sponsor-dashboard/generated/graphql.ts';

/** Pages that show offers: staff's list, a league's and a sponsor's home, and the page of an offer's link. */
export const pages = {
  staff: OffersListDocument.id,
  league: MyOrganizationsDocument.id,
  sponsor: MySponsorsDocument.id,
  link: OfferToAcceptDocument.id,
};

export interface Heard {
  /** The documents to read again, in order. */
  documents: string[];
  /** The code with which the subscription was refused. */
  refused: string | null;
  ended: boolean;
}

/** Follows documents until the connection ends. */
export function follow(client: Client, documents: readonly string[]): Heard {
  const heard: Heard = { documents: [], refused: null, ended: false };
  const refuse = (errors: unknown) => {
    heard.refused = /SL\d{3}/.exec(JSON.stringify(errors))?.[0] ?? 'unknown';
  };
  client.subscribe<{ liveChannel: string[] }>(
    { query: 'subscription ($documents: [String!]!) { liveChannel(documents: $documents) }', variables: { documents } },
    {
      next: ({ data, errors }) => (errors ? refuse(errors) : heard.documents.push(...(data?.liveChannel ?? []))),
      error: refuse,
      complete: () => {
        heard.ended = true;
      },
    },
  );
  return heard;
}
