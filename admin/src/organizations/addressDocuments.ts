import { gql } from '../../../ui/graphql.ts';
import type { DeliverableAddress } from './types.ts';

type ById = { id: number };

const address = 'id name line1 line2 city state zip country deliverability';

export const OrganizationAddressesDocument = gql<
  {
    organization: {
      id: number;
      name: string;
      mailingAddress: DeliverableAddress | null;
      shippingAddress: DeliverableAddress | null;
    } | null;
  },
  ById
>(`
  query OrganizationAddresses($id: Int!) {
    organization(id: $id) { id name mailingAddress { ${address} } shippingAddress { ${address} } }
  }
`);

export const VerifyAddressDocument = gql<
  {
    verifyAddress: Record<
      'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'country' | 'deliverability',
      string | null
    >;
  },
  { name: string; line1: string; line2: string; city: string; state: string; zip: string; country: string }
>(`
  query VerifyAddress(
    $name: String, $line1: String!, $line2: String, $city: String, $state: String, $zip: String, $country: Country
  ) {
    verifyAddress(name: $name, line1: $line1, line2: $line2, city: $city, state: $state, zip: $zip, country: $country) {
      name line1 line2 city state zip deliverability country
    }
  }
`);

export const UpsertAddressDocument = gql<
  { upsertAddress: { clientMutationId: string | null } },
  {
    input: {
      organizationId: number;
      addressType: 'mailing' | 'shipping';
      name: string;
      line1: string;
      line2: string | null;
      city: string;
      state: string;
      zip: string;
      country: string;
      deliverability: string | null;
    };
  }
>(`
  mutation UpsertAddress($input: UpsertAddressInput!) { upsertAddress(input: $input) { clientMutationId } }
`);
