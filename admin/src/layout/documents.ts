import { gql } from '../../../ui/graphql.ts';

/** What the palette finds: organizations by name, place, website or e-mail; campaigns by name or sponsor. */
export const PaletteSearchDocument = gql<
  {
    searchedOrganizations: { id: number; name: string; city: string | null; state: string | null }[];
    searchCampaigns: {
      id: number;
      name: string;
      season: string;
      year: number;
      status: string;
      sponsor: { id: number; name: string };
    }[];
  },
  { query: string }
>(`
  query PaletteSearch($query: String!) {
    searchedOrganizations(query: $query, perPage: 5) { id name city state }
    searchCampaigns(query: $query) { id name season year status sponsor { id name } }
  }
`);

/** Number of checks that wait for a superadmin. */
export const WaitingChecksDocument = gql<{ waiting: { totalCount: number } }>(`
  query WaitingChecks { waiting: pendingChecksConnection { totalCount } }
`);

/** What every page needs first: the server's calendar date, and whether this is production (S-396, S-447). */
export const ConsoleStartDocument = gql<{ today: string | null; production: boolean | null }>(`
  query ConsoleStart { today production: featureFlag(name: "production") }
`);
