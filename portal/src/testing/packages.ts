/** A fixture: a league with capabilities and packages, for the tests of the package builder. */
import type {
  CapabilityFormOrganization,
  CapabilityLists,
  LeaguePackage,
  Program,
  SellingOrganization,
  Sold,
} from '../features/league-packages/types.ts';

export const programs: Program[] = [
  {
    id: 31,
    name: 'Spring Soccer',
    season: 'spring',
    dataConfidence: 'complete',
    startDate: '2027-03-01',
    endDate: '2027-06-01',
  },
  { id: 32, name: 'Fall Soccer', season: 'fall', dataConfidence: 'complete', startDate: null, endDate: null },
  { id: 33, name: 'Old Cup', season: 'summer', dataConfidence: 'ended', startDate: null, endDate: null },
];

export function soldOf(change: Partial<Sold> = {}, detail: Partial<Sold['capabilityDetail']> = {}): Sold {
  return {
    id: 51,
    name: 'Fence banners',
    description: null,
    archived: false,
    capability: { id: 3, name: 'Game Signage', kind: 'game_signage' },
    capabilityDetail: {
      price: '250.00',
      maxForSale: 4,
      canHang24Hours: true,
      bannerSizes: [{ id: 3, name: '8 feet wide, 4 feet tall' }],
      bannerPlacements: [],
      organizationPlayLocations: [{ id: 41, nickname: 'Main field' }],
      emailListSize: null,
      socialMediaChannel: null,
      socialMediaFollowingSize: null,
      canUseLogo: null,
      logoPlacements: [],
      otherBrands: null,
      minTeamsRequired: null,
      sponsorablePropertyIds: [],
      ...detail,
    },
    organizationCapabilityPackages: [],
    ...change,
  };
}

export const email = soldOf(
  { id: 52, name: 'Club newsletter', capability: { id: 10, name: 'Dedicated Email', kind: 'dedicated_email' } },
  {
    price: '100.00',
    maxForSale: null,
    canHang24Hours: null,
    bannerSizes: [],
    organizationPlayLocations: [],
    emailListSize: 1200,
  },
);

export function packageOf(change: Partial<LeaguePackage> = {}): LeaguePackage {
  return {
    id: 61,
    name: 'Gold',
    price: '500.00',
    packageDescription: null,
    sponsorablePropertyIds: [31],
    sponsorableProperties: [{ id: 31, name: 'Spring Soccer' }],
    organizationCapabilityPackages: [
      {
        id: 71,
        quantity: 2,
        organizationCapability: {
          id: 51,
          name: 'Fence banners',
          capability: { id: 3, name: 'Game Signage' },
          capabilityDetail: { price: '250.00', maxForSale: 4 },
        },
      },
    ],
    ...change,
  };
}

export function sellerOf(change: Partial<SellingOrganization> = {}): SellingOrganization {
  return {
    id: 4,
    name: 'Harbor Hills',
    myRole: 'owner',
    ownerNames: 'Dana Hill',
    sponsorableProperties: programs,
    organizationCapabilities: [soldOf(), email],
    organizationPackages: [packageOf()],
    ...change,
  };
}

export const lists: CapabilityLists = {
  capabilities: [
    {
      id: 10,
      name: 'Dedicated Email',
      kind: 'dedicated_email',
      position: 2,
      retired: false,
      organizationFacingDescription: 'Send the email that we write.',
    },
    {
      id: 3,
      name: 'Game Signage',
      kind: 'game_signage',
      position: 1,
      retired: false,
      organizationFacingDescription: null,
    },
    { id: 9, name: 'Survey', kind: 'survey', position: 3, retired: false, organizationFacingDescription: null },
    { id: 1, name: 'Old thing', kind: 'other', position: 4, retired: true, organizationFacingDescription: null },
  ],
  bannerSizes: [
    { id: 1, name: '6 feet wide, 4 feet tall', position: 1, retired: false },
    { id: 2, name: 'Pop Up', position: 2, retired: false },
    { id: 3, name: '8 feet wide, 4 feet tall', position: 3, retired: false },
    { id: 4, name: '4 feet wide, 4 feet tall', position: 4, retired: false },
    { id: 5, name: '5 feet wide, 3 feet tall', position: 5, retired: false },
  ],
  bannerPlacements: [{ id: 1, name: 'Sideline fence', position: 1, retired: false }],
  logoPlacements: [{ id: 1, name: 'Front of jersey', position: 1, retired: false }],
  socialMediaChannels: [{ id: 1, name: 'Facebook', position: 1, retired: false }],
};

export const formOrganization: CapabilityFormOrganization = {
  id: 4,
  name: 'Harbor Hills',
  playLocations: [{ id: 41, nickname: 'Main field', address: 'Erie, PA 16507' }],
  sponsorableProperties: programs,
  organizationCapabilities: [soldOf(), email],
};
