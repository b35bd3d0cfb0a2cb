import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { localStorageStore } from 'react-admin';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { prospect, prospectingCampaign, prospectingReport } from '../testing/prospects.ts';
import { CampaignProspects } from './CampaignProspects.tsx';
import { FilterProspects } from './FilterProspects.tsx';
import { LocationProspects } from './LocationProspects.tsx';
import { ProspectPage } from './ProspectPage.tsx';

describe('prospecting of a campaign', () => {
  beforeEach(() => {
    localStorage.clear();
    signIn();
  });

  it('[M8] the confirmed group shows the proof progress of each sponsorship', async () => {
    const confirmed = prospect(
      {},
      { status: 'confirmed', verificationProgress: { overdue: 1, total: 5, verified: 3 } },
    );
    fakeServer({
      CampaignProspects: () => ({ campaign: prospectingCampaign([confirmed]) }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Confirmed 1' }));
    expect(await screen.findByRole('columnheader', { name: /Proof/ })).toBeInTheDocument();
    expect(screen.getByText('3 of 5', { exact: false })).toHaveTextContent('3 of 5, 1 overdue');
  });

  it('[B-308] [B-311] shows only prospects by default; each group has an empty state', async () => {
    fakeServer({
      CampaignProspects: () => ({ campaign: prospectingCampaign([]) }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    expect(await screen.findByText('No prospecting sponsorships exist!')).toBeInTheDocument();
    for (const group of ['Qualified', 'Proposed', 'Confirmed', 'Removed']) {
      const empty = `No ${group.toLowerCase()} sponsorships exist!`;
      expect(screen.queryByText(empty)).toBeNull();
      await userEvent.click(screen.getByRole('checkbox', { name: `${group} 0` }));
      expect(screen.getByText(empty)).toBeInTheDocument();
    }
  });

  it('[T17] shows when a sent offer was opened; a conflict does not hide the comment', async () => {
    const sent = prospect(
      {},
      {
        status: 'proposed',
        offerSentAt: '2026-11-18T17:00:00Z',
        offerOpenedAt: '2026-11-19T17:00:00Z',
        recentComment: { description: 'Called twice' },
        surveyConflict: { conflict: true, conflictingOfferStatus: 'confirmed', conflictingOfferId: 77 },
      },
    );
    fakeServer({
      CampaignProspects: () => ({ campaign: prospectingCampaign([sent]) }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    expect(screen.queryByText('Opened')).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Proposed 1' }));
    expect(await screen.findByText('Opened')).toBeInTheDocument();
    expect(screen.getByText(/11\/19\/2026/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Survey conflict, confirmed/ })).toHaveAttribute('href', '/offers/77');
    expect(screen.getByText('Called twice')).toBeInTheDocument();
  });

  it('[B-307] [B-321] [S-446] the visible groups are stored in this browser, per campaign', async () => {
    fakeServer({
      CampaignProspects: ({ id }: { id: number }) => ({
        campaign: { ...prospectingCampaign([]), id },
      }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    const store = localStorageStore();
    const open = (id: number) =>
      showPage(<CampaignProspects />, {
        at: `/prospect-campaign/${id}`,
        path: '/prospect-campaign/:campaignId',
        store,
      });
    const { unmount } = open(4);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Confirmed 0' }));
    unmount();
    const again = open(4);
    expect(await screen.findByRole('checkbox', { name: 'Confirmed 0' })).toBeChecked();
    again.unmount();
    open(5);
    expect(await screen.findByRole('checkbox', { name: 'Confirmed 0' })).not.toBeChecked();
  });

  it('[B-313] links to each enabled location filter, with an empty state', async () => {
    const filters = [
      { id: 8, name: 'Stores', enabled: true },
      { id: 9, name: 'Warehouses', enabled: false },
    ];
    let locationFilters = [] as object[];
    const open = () =>
      showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    fakeServer({
      CampaignProspects: () => ({ campaign: { ...prospectingCampaign([]), locationFilters } }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    const { unmount } = open();
    expect(await screen.findByText('No location filters are enabled for this campaign.')).toBeInTheDocument();
    unmount();
    locationFilters = filters;
    open();
    expect(await screen.findByRole('link', { name: 'Stores' })).toHaveAttribute('href', '/prospect-filter/8');
    expect(screen.queryByText('Warehouses')).toBeNull();
    expect(screen.queryByText('No location filters are enabled for this campaign.')).toBeNull();
  });

  it('[B-314] [B-319] a filter without locations has an empty state; a location has its own report', async () => {
    const searchFilter = { id: 3, campaign: prospectingCampaign([]) };
    const sent = fakeServer({
      FilterProspects: () => ({
        locationFilter: {
          id: 3,
          name: 'Stores',
          searchFilter,
          locations: [],
          offers: [],
          prospectingReportId: 'filter-3',
        },
      }),
      LocationProspects: () => ({
        location: { id: 6, name: 'HQ', locationFilter: { id: 3, name: 'Stores', searchFilter }, offers: [] },
      }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    const { unmount } = showPage(<FilterProspects />, { at: '/prospect-filter/3', path: '/prospect-filter/:filterId' });
    expect(await screen.findByText('No locations exist for this filter.')).toBeInTheDocument();
    unmount();
    showPage(<LocationProspects />, { at: '/prospect-location/6', path: '/prospect-location/:locationId' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Prospecting: HQ' })).toBeInTheDocument();
    await waitFor(() => expect(lastOf(sent, 'ProspectingReport')).toEqual({ id: 'location-6' }));
  });

  it('[S-424] requests coordinates only while the map is shown', async () => {
    const sent = fakeServer({
      CampaignProspects: ({ withLatLon }: { withLatLon: boolean }) => ({
        campaign: prospectingCampaign([prospect(withLatLon ? { lat: 42.1, lon: -80.1 } : {})]),
      }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    const map = await screen.findByRole('checkbox', { name: 'Map' });
    expect(lastOf(sent, 'CampaignProspects')).toEqual({ id: 4, withLatLon: false, first: 500, after: 0 });
    expect(screen.queryByText(/on the map/)).toBeNull();
    await userEvent.click(map);
    expect(await screen.findByText('1 sponsorship of the shown groups on the map')).toBeInTheDocument();
    expect(lastOf(sent, 'CampaignProspects')).toEqual({ id: 4, withLatLon: true, first: 500, after: 0 });
  });

  it('sorts by views from 0, which is shown as a dash', async () => {
    const offers = [3, 0, 1].map((views) =>
      prospect({ name: `U${views}` }, { id: views + 1, numberOfSurveyViews: views }),
    );
    fakeServer({
      CampaignProspects: () => ({ campaign: prospectingCampaign(offers) }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    await screen.findByText('U3');
    fireEvent.click(document.querySelector('thead [data-field="views"]') as Element);
    const views = () => [...document.querySelectorAll('tbody td.column-views')].map(({ textContent }) => textContent);
    await waitFor(() => expect(views()).toEqual(['–', '1', '3']));
  });

  it('[R20] ends a selection when another location takes the place of the page', async () => {
    fakeServer({ ProspectingReport: () => ({ prospectingReport: prospectingReport() }) });
    function Locations() {
      const [id, setId] = useState(1);
      const prospects = { offers: [prospect({})], more: false, map: false };
      return (
        <>
          <button type="button" onClick={() => setId(2)}>
            Next location
          </button>
          <ProspectPage
            title="Location"
            back={{ to: '/', label: 'Back' }}
            campaign={prospectingCampaign([]) as never}
            reportId={`location-${id}`}
            prospects={prospects as never}
          />
        </>
      );
    }
    showPage(<Locations />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all in Prospects' }));
    expect(screen.getByText('1 item selected')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Next location'));
    expect(screen.queryByText('1 item selected')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select all in Prospects' })).not.toBeChecked();
  });

  it('loads thousands of offers page by page and renders the first of a group, while all can be selected', async () => {
    const offers = Array.from({ length: 1100 }, (_, n) => prospect({ id: n, name: `U${n}` }, { id: n + 1 }));
    const sent = fakeServer({
      CampaignProspects: ({ first, after }: { first: number; after: number }) => ({
        campaign: prospectingCampaign(offers.slice(after, after + first)),
      }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    expect(await screen.findByText('The first 200 of 1,100', {}, { timeout: 15_000 })).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'CampaignProspects').map(({ variables }) => variables.after)).toEqual([
      0, 500, 1000,
    ]);
    // By text and label: queries by role are slow with this many elements.
    expect(document.querySelectorAll('tbody tr')).toHaveLength(200);
    fireEvent.click(screen.getByLabelText('Select all in Prospects'));
    expect(screen.getByText('1,100 items selected')).toHaveAttribute('role', 'status');
    fireEvent.click(screen.getByText('Show more'));
    expect(await screen.findByText('The first 400 of 1,100')).toBeInTheDocument();
  });

  it('[B-402] refetches the offers after surveys were sent', async () => {
    let surveyed = false;
    fakeServer({
      CampaignProspects: () => ({
        campaign: prospectingCampaign([prospect({}, surveyed ? { surveySentAt: '2026-11-18T17:00:00Z' } : {})]),
      }),
      ProspectingReport: () => ({ prospectingReport: prospectingReport() }),
      MailPlan: () => ({
        mailPlan: {
          readyOfferIds: [31],
          skipped: [],
          waiting: [],
          refused: [],
          conflicts: [],
          ended: [],
          recipients: [],
          withoutTermsOfferIds: [],
          again: [],
          unreachable: [],
        },
      }),
      PreQualificationSurveyEmail: () => ({ preQualificationSurveyEmail: null }),
      AddHubspotCampaignPropertyToContacts: () => {
        surveyed = true;
        return { addHubspotCampaignPropertyToContacts: { offers: [{ id: 31 }] } };
      },
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Cedar Valley/ }));
    await userEvent.click(screen.getByRole('button', { name: 'More mails' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /survey/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send 1 survey' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/11\/18/)).toBeInTheDocument();
  });
});
