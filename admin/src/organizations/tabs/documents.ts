import { gql } from '../../../../ui/graphql.ts';

type ById = { id: number };

export const OrganizationCapabilitiesDocument = gql<
  {
    organization: {
      id: number;
      organizationCapabilities: {
        id: number;
        name: string;
        description: string | null;
        archived: boolean;
        capability: { id: number; name: string; kind: string };
        capabilityDetail: { id: number; price: string | null; maxForSale: number | null } | null;
      }[];
    } | null;
  },
  ById
>(`
  query OrganizationCapabilities($id: Int!) {
    organization(id: $id) {
      id
      organizationCapabilities {
        id name description archived
        capability { id name kind }
        capabilityDetail { id price maxForSale }
      }
    }
  }
`);

export const DeleteOrganizationCapabilityDocument = gql<
  { deleteOrganizationCapability: { clientMutationId: string | null } },
  { input: ById }
>(`
  mutation DeleteOrganizationCapability($input: DeleteOrganizationCapabilityInput!) {
    deleteOrganizationCapability(input: $input) { clientMutationId }
  }
`);

export const OrganizationPackagesDocument = gql<
  {
    organization: {
      id: number;
      websiteSponsorshipsUrl: string | null;
      organizationPackages: {
        id: number;
        name: string;
        price: string;
        packageType: string;
        organizationCapabilityPackages: {
          id: number;
          quantity: number;
          organizationCapability: { id: number; name: string };
        }[];
      }[];
    } | null;
  },
  ById
>(`
  query OrganizationPackages($id: Int!) {
    organization(id: $id) {
      id
      websiteSponsorshipsUrl
      organizationPackages {
        id name price packageType
        organizationCapabilityPackages { id quantity organizationCapability { id name } }
      }
    }
  }
`);
