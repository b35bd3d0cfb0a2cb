/** The calls about secret links (L-010, S-203). */
import { gql } from '../../../ui/graphql.ts';

/** Kinds whose links staff may hold; a recovery link is its person's alone. */
export type HeldLinkKind = 'offer' | 'application' | 'league' | 'deadline' | 'campaign' | 'season' | 'invitation';

export interface LinkState {
  version: number | null;
  revokedAt: string | null;
  views: number;
  scannerViews: number;
  lastOpenedAt: string | null;
  expiresAt: string | null;
  url: string | null;
}

export interface LinkVariables {
  kind: HeldLinkKind;
  recordId: string;
}

export const LinkStateDocument = gql<{ linkState: LinkState | null }, LinkVariables>(`
  query LinkState($kind: String!, $recordId: String!) {
    linkState(kind: $kind, recordId: $recordId) {
      version revokedAt views scannerViews lastOpenedAt expiresAt url
    }
  }`);

export const RegenerateLinkDocument = gql<unknown, { input: LinkVariables }>(`
  mutation RegenerateLink($input: RegenerateLinkInput!) {
    regenerateLink(input: $input) { link { version url } }
  }`);

export const RevokeLinkDocument = gql<unknown, { input: LinkVariables }>(`
  mutation RevokeLink($input: RevokeLinkInput!) { revokeLink(input: $input) { link { revokedAt } } }`);

/** Ends every session of somebody who stays. */
export const EndUserSessionsDocument = gql<
  { endUserSessions: { user: { id: number } } },
  { input: { userId: number } }
>(`
  mutation EndUserSessions($input: EndUserSessionsInput!) { endUserSessions(input: $input) { user { id } } }`);
