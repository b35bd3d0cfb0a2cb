import { gql } from '../../../ui/graphql.ts';

export type SeasonYear = {
  season: string;
  year: number;
  primaryStrategistContacts: { id: number; name: string | null }[];
};

export const VerificationsIndexDocument = gql<{ seasonYears: SeasonYear[] }>(`
  query VerificationsIndex { seasonYears { season year primaryStrategistContacts { id name } } }
`);
