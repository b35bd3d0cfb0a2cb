/** Calls of the address forms. */

import type { AddressFields } from '../../../../ui/address/address.ts';
import type { VerifyAnswer } from '../../../../ui/address/useAddress.ts';
import { gql } from '../../../../ui/graphql.ts';

/** Checks an address; answers with normalised values and deliverability (L-024, S-354). */
export const verifyAddress = gql<{ verifyAddress: VerifyAnswer }, AddressFields>(`query VerifyAddress(
  $name: String!, $line1: String!, $line2: String, $city: String, $state: String, $zip: String, $country: Country
) {
  verifyAddress(name: $name, line1: $line1, line2: $line2, city: $city, state: $state, zip: $zip, country: $country) {
    name line1 line2 city state zip deliverability country
  }
}`);

export type AddressInput = AddressFields & { deliverability: string; organizationId: number };

/** Saves the shipping address, by link or login (L-030). */
export const upsertShippingAddress = gql<
  { upsertShippingAddress: { clientMutationId: string | null } },
  { input: AddressInput & { addressType: 'shipping' } }
>(`mutation UpsertShippingAddress($input: UpsertShippingAddressInput!) {
  upsertShippingAddress(input: $input) { clientMutationId }
}`);

/** Saves the mailing or the shipping address of an organization (S-357). */
export const upsertAddress = gql<
  { upsertAddress: { clientMutationId: string | null } },
  { input: AddressInput & { addressType: 'mailing' | 'shipping' } }
>(`mutation UpsertAddress($input: UpsertAddressInput!) {
  upsertAddress(input: $input) { clientMutationId }
}`);

/** The fields of an address that pages read. */
export const addressSelection = 'name line1 line2 city state zip country deliverability';
