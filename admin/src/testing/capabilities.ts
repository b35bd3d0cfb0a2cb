/** A capability that an organization sells, and what its form offers. */
import { listOf } from './lists.ts';

/** The details of the capability. */
export const capabilityDetail = {
  id: 1,
  price: '250.00',
  maxForSale: 4,
  canHang24Hours: true,
  bannerSizes: [{ id: 1, name: '4 × 8 ft' }],
  bannerPlacements: [{ id: 2, name: 'Outfield' }],
  organizationPlayLocations: [{ id: 5, nickname: 'North Park' }],
  emailListSize: null,
  socialMediaChannel: null,
  socialMediaFollowingSize: null,
  canUseLogo: null,
  logoPlacements: [],
  otherBrands: null,
  minTeamsRequired: null,
  sponsorablePropertyIds: [],
};

/** The capability as its list and form load it. */
export const soldCapability = {
  id: 11,
  organizationId: 7,
  version: 3,
  name: 'Game Signage',
  description: null,
  archived: false,
  capability: { id: 3, name: 'Game Signage', kind: 'game_signage' },
  capabilityDetail,
};

const listed = (id: number, name: string) => ({ id, name, position: id, retired: false });

/** The reference lists of the form. */
export const capabilityChoices = {
  capabilities: [
    { ...listed(3, 'Game Signage'), kind: 'game_signage' },
    { ...listed(4, 'Dedicated Email'), kind: 'dedicated_email' },
  ],
  bannerSizes: [listed(1, '4 × 8 ft')],
  bannerPlacements: [listed(2, 'Outfield')],
  logoPlacements: [],
  socialMediaChannels: [],
};

/** The mocked responses of the form. */
export const capabilityForm = {
  CapabilityChoices: () => capabilityChoices,
  OrganizationCapabilitiesOne: () => ({ record: soldCapability }),
  SponsorablePropertiesList: () => listOf({ id: 21, name: 'Fall Rec', season: 'fall', dataConfidence: 'complete' }),
  PlayLocationsList: () => listOf({ id: 5, nickname: 'North Park', address: '1 Elm St, Erie, PA 16501' }),
};
