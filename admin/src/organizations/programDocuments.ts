import { gql } from '../../../ui/graphql.ts';
import type { PlayLocation, Program } from './types.ts';

type ById = { id: number };

export const OrganizationProgramsDocument = gql<
  { organization: { id: number; playLocations: PlayLocation[]; sponsorableProperties: Program[] } | null },
  ById
>(`
  query OrganizationPrograms($id: Int!) {
    organization(id: $id) {
      id
      playLocations { id nickname address lat lon primary }
      sponsorableProperties {
        id name season startDate endDate numberOfPlayers minAge maxAge female male dataConfidence
        sportId competitivenessId
        sport { id name }
        competitiveness { id name }
        places: sponsorablePropertyPlayLocations { playLocationId primary }
      }
    }
  }
`);

export type ProgramInput = {
  name: string;
  season: string;
  sportId: number;
  competitivenessId: number;
  playLocationsIds: number[];
  organizationId: number;
  startDate: string | null;
  endDate: string | null;
  numberOfPlayers: number | null;
  minAge: number | null;
  maxAge: number | null;
  female: boolean;
  male: boolean;
};

export const CreateSponsorablePropertyDocument = gql<
  { createSponsorableProperty: { sponsorableProperty: ById } },
  { input: ProgramInput }
>(`
  mutation CreateSponsorableProperty($input: CreateSponsorablePropertyInput!) {
    createSponsorableProperty(input: $input) { sponsorableProperty { id } }
  }
`);

export const UpdateSponsorablePropertyDocument = gql<
  { updateSponsorableProperty: { sponsorableProperty: ById } },
  { input: ProgramInput & { id: number; primaryPlayLocationId: number | null } }
>(`
  mutation UpdateSponsorableProperty($input: UpdateSponsorablePropertyInput!) {
    updateSponsorableProperty(input: $input) { sponsorableProperty { id } }
  }
`);

export const DeleteSponsorablePropertyDocument = gql<
  { deleteSponsorableProperty: { clientMutationId: string | null } },
  { input: ById }
>(`
  mutation DeleteSponsorableProperty($input: DeleteSponsorablePropertyInput!) {
    deleteSponsorableProperty(input: $input) { clientMutationId }
  }
`);
