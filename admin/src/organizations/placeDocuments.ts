import { gql } from '../../../ui/graphql.ts';
import type { PlayLocation } from './types.ts';

type ById = { id: number };

export const OrganizationPlacesDocument = gql<
  { organization: { id: number; zips: string[]; playLocations: PlayLocation[] } | null },
  ById
>(`
  query OrganizationPlaces($id: Int!) {
    organization(id: $id) { id zips playLocations { id nickname address lat lon primary } }
  }
`);

export const CreatePlayLocationDocument = gql<
  { createOrganizationPlayLocation: { playLocation: ById } },
  { input: { organizationId: number; playLocationInput: { address: string; nickname: string } } }
>(`
  mutation CreateOrganizationPlayLocation($input: CreateOrganizationPlayLocationInput!) {
    createOrganizationPlayLocation(input: $input) { playLocation { id } }
  }
`);

export const DeletePlayLocationDocument = gql<
  { deleteOrganizationPlayLocation: { clientMutationId: string | null } },
  { input: ById }
>(`
  mutation DeleteOrganizationPlayLocation($input: DeleteOrganizationPlayLocationInput!) {
    deleteOrganizationPlayLocation(input: $input) { clientMutationId }
  }
`);

export const AddZipsDocument = gql<
  { addZips: { organization: ById } },
  { input: { organizationId: number; zips: string[] } }
>(`
  mutation AddZips($input: AddZipsInput!) { addZips(input: $input) { organization { id } } }
`);

export const RemoveZipDocument = gql<
  { removeZip: { organization: ById } },
  { input: { organizationId: number; zip: string } }
>(`
  mutation RemoveZip($input: RemoveZipInput!) { removeZip(input: $input) { organization { id } } }
`);
