/** The targeting page of campaign 8 in a test: 40 sponsorable properties, and a mocked map. */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { LazyMapProps } from '../../../ui/map/LazyMap.tsx';
import { showPage, signIn } from './page.tsx';

/** The bounds with which the mocked map was opened, one entry each time. */
export const opened: LazyMapProps['fit'][] = [];
/** Mocks the map: its points are buttons. */
jest.unstable_mockModule('../../../ui/map/LazyMap.tsx', () => ({
  LazyMap: (props: LazyMapProps) => {
    const { fit } = props;
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value matters, not later ones
    useEffect(() => void opened.push(fit), []);
    return (
      <section aria-label="Map">
        {props.points?.map(({ id, label }) => (
          <button
            type="button"
            key={id}
            aria-pressed={id === props.highlighted}
            onMouseEnter={() => props.onPointHover?.(id)}
            onMouseLeave={() => props.onPointHover?.(null)}
            onClick={() => props.onPointSelect?.(id)}
          >
            {label}
          </button>
        ))}
      </section>
    );
  },
}));
const { Targeting } = await import('../targeting/Targeting.tsx');

export const property = (id: number, offer: object | null = null) => ({
  id,
  name: `Program ${id}`,
  season: 'spring',
  seasonYear: 2027,
  numberOfPlayers: 100,
  dataConfidence: 'verified',
  city: 'Erie',
  state: 'PA',
  lat: 42,
  lon: -80 + id / 1000,
  sport: { id: 1, name: 'Soccer' },
  sponsorablePropertyCapabilitiesCount: 0,
  sponsorablePropertyPackagesCount: 0,
  organization: { id: 7, name: 'Cedar Valley', eventsSurveyResponses: [] },
  campaignOffer: offer,
});
export const state = { id: 3, type: 'StateFilter', enabled: true, parameters: { state: 'PA' } };
const campaign = {
  id: 8,
  version: 2,
  anySeason: false,
  addingRefusal: null as string | null,
  addingAllRefusal: null as string | null,
  name: 'Halftime',
  season: 'spring',
  year: 2027,
  status: 'active',
  prospectingReportId: 'campaign-8',
  sponsor: { id: 2, name: 'Harvest Lane' },
  offerCountsReport: { prospecting: 5, qualified: 5, proposed: 7, confirmed: 42, removed: 0 },
  searchFilters: [state],
  locationFilters: [],
  radii: [],
  campaignGeometries: [],
};
export const sponsorableProperties = Array.from({ length: 40 }, (_, index) => property(index + 1));
export const answers = (more: object = {}, properties: object[] = sponsorableProperties) => ({
  TargetingCampaign: () => ({ campaign: { ...campaign, ...more } }),
  TargetingSummary: () => ({
    targetingSummary: { count: properties.length, medianNumberOfPlayers: 100, withOffer: 0 },
    prospectingReport: { id: 'campaign-8', available: 12, conflicting: 0 },
  }),
  ProspectiveSponsorableProperties: () => ({
    prospectiveSponsorableProperties: { lastPage: true, nextCursor: '', sponsorableProperties: properties },
  }),
  AddingPlan: ({ sponsorablePropertyIds }: { sponsorablePropertyIds?: number[] }) => ({
    addingPlan: { availableCount: sponsorablePropertyIds?.length ?? 12, conflictingCount: 0, conflicts: [] },
  }),
  SportsList: () => ({ items: { totalCount: 0, nodes: [] } }),
  GetCapabilities: () => ({ capabilities: [] }),
});
export const open = (at = '/campaign-targeting/8') =>
  showPage(<Targeting />, { at, path: '/campaign-targeting/:campaignId' });
export const selected = () => screen.getAllByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true');

/** The positions that the list was scrolled to. */
export const scrolledTo: (number | undefined)[] = [];

/** jsdom has no layout: the list has the height of a screen and each row its own, so that visible rows are rendered. */
const height = function height(this: HTMLElement) {
  return this.matches('section[aria-label="Sponsorable properties"]') ? 600 : 134;
};

/** Signs in with nothing recorded of the map and the list. */
export function startTargeting(): void {
  signIn();
  opened.length = 0;
  scrolledTo.length = 0;
  for (const name of ['clientHeight', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: height });
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => 40 * 134 });
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to !== 'object') return;
    scrolledTo.push(to.top);
    this.scrollTop = to.top ?? 0;
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  } as never;
}
