/** The targeting of campaign 8 with near misses, its supply, and a program that it excludes, in a test. */
import { fakeServer } from './page.tsx';
import { answers } from './targeting.tsx';

const players = {
  id: 4,
  version: 6,
  type: 'NumberOfPlayersFilter',
  enabled: true,
  parameters: { lowBound: 120, highBound: null },
};
const stores = {
  id: 5,
  name: 'Stores',
  radius: '45.00',
  strategy: 'total',
  strategyCount: 0,
  enabled: true,
  version: 3,
  locations: [{ id: 1, name: 'Tacoma', place: '98402', version: 1 }],
};
const step = (type: string, change: string, more: object) => ({
  type,
  change,
  searchFilterId: null,
  before: null,
  after: null,
  added: null,
  parameters: null,
  available: 10,
  confirmed: 2,
  ...more,
});
export const lowered = { lowBound: 100, highBound: null };
export const steps = [
  step('LocationFilter', 'radius', { searchFilterId: 5, before: 45, after: 60, available: 212, confirmed: 36 }),
  step('NumberOfPlayersFilter', 'low_bound', {
    searchFilterId: 4,
    before: 120,
    after: 100,
    parameters: lowered,
    available: 57,
  }),
  step('StateFilter', 'added', { added: 'WA', parameters: { state: 'WA' }, available: 12, confirmed: null }),
];
export const supply = {
  target: 70,
  confirmed: 31,
  open: 65,
  available: 49,
  likelyOpen: 19,
  likelyAvailable: 8,
  short: 12,
  obstacle: null,
  areas: [
    { label: 'Tacoma', target: 20, available: 9, likely: 13, short: 7 },
    { label: 'Boise', target: 10, available: 20, likely: 12, short: 0 },
    { label: 'UT', target: null, available: 0, likely: 0, short: null },
  ],
};
export const reasons = [
  { kind: 'LocationFilter', result: 'fails', value: '54 miles', wanted: '45 miles around Spokane' },
  { kind: 'confidence', result: 'passes', value: 'verified', wanted: null },
];
export const server = (more: object = {}) =>
  fakeServer({
    ...answers({ searchFilters: [players], locationFilters: [stores] }),
    NearMisses: () => ({
      nearMisses: { steps, pair: { first: 0, second: 1, available: 331 } },
      campaignSupply: supply,
    }),
    FoundProperties: () => ({
      sponsorableProperties: [{ id: 30, name: 'Winter Basketball', organization: { id: 7, name: 'Colfax Hoops' } }],
    }),
    TargetingExplanations: () => ({
      targetingExplanations: [{ campaignId: 8, campaignName: 'Halftime', available: false, reasons }],
    }),
    LocationFiltersUpdate: () => ({ result: { changeId: null, record: { id: 5, version: 4 } } }),
    SearchFiltersUpdate: () => ({
      result: { changeId: null, record: { ...players, parameters: lowered, version: 7 } },
    }),
    SearchFiltersCreate: () => ({ result: { changeId: null, record: { ...players, id: 9 } } }),
    ...more,
  });
