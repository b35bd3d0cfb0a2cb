import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { CampaignProspects } from './CampaignProspects.tsx';

const offer = (place: object, more = {}) => ({
  id: 31,
  status: 'prospecting',
  value: null,
  communicatedToLeague: false,
  numberOfOfferViews: 0,
  numberOfSurveyViews: 0,
  surveySentAt: null,
  offerSentAt: null,
  offerOpenedAt: null,
  onboardingEmailSentAt: null,
  removalReason: null,
  recentComment: null,
  fundraiserConflict: null,
  surveyConflict: null,
  preQualSurveyResponses: [],
  sponsorableProperty: {
    id: 5,
    name: 'U10',
    numberOfPlayers: 80,
    city: 'Erie',
    state: 'PA',
    organization: { id: 7, name: 'Cedar Valley', canReceiveEmails: true },
    ...place,
  },
  ...more,
});
const campaign = (offers: object[]) => ({
  id: 4,
  name: 'Fall push',
  season: 'fall',
  year: 2026,
  status: 'active',
  sponsor: { id: 2, name: 'Brightwell' },
  prospectingReportId: 'campaign-4',
  offers,
});
const report = { id: 'campaign-4', available: 1, prospecting: 1, qualified: 0, proposed: 0, confirmed: 0, target: 3 };

/** A line that is never up: the page works without it (S-435). */
class NoLine {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = NoLine.CONNECTING;
  close() {}
}

describe('prospecting of a campaign', () => {
  beforeEach(() => {
    Object.assign(globalThis, { WebSocket: NoLine });
    localStorage.clear();
    signIn();
  });

  it('[S-424] asks for coordinates only while the map is shown', async () => {
    const sent = fakeServer({
      CampaignProspects: ({ withLatLon }: { withLatLon: boolean }) => ({
        campaign: campaign([offer(withLatLon ? { lat: 42.1, lon: -80.1 } : {})]),
      }),
      ProspectingReport: () => ({ prospectingReport: { ...report, lastTouchpoint: null } }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    const map = await screen.findByRole('checkbox', { name: 'Map' });
    expect(lastOf(sent, 'CampaignProspects')).toEqual({ campaignId: 4, withLatLon: false, first: 500, after: 0 });
    expect(screen.queryByText(/on the map/)).toBeNull();
    await userEvent.click(map);
    expect(await screen.findByText('1 sponsorship of the shown groups on the map')).toBeInTheDocument();
    expect(lastOf(sent, 'CampaignProspects')).toEqual({ campaignId: 4, withLatLon: true, first: 500, after: 0 });
  });

  it('reads thousands of offers a step at a time and draws the first of a group, while all can be picked', async () => {
    const offers = Array.from({ length: 1100 }, (_, n) => offer({ id: n, name: `U${n}` }, { id: n + 1 }));
    const sent = fakeServer({
      CampaignProspects: ({ first, after }: { first: number; after: number }) => ({
        campaign: campaign(offers.slice(after, after + first)),
      }),
      ProspectingReport: () => ({ prospectingReport: { ...report, lastTouchpoint: null } }),
    });
    showPage(<CampaignProspects />, { at: '/prospect-campaign/4', path: '/prospect-campaign/:campaignId' });
    expect(await screen.findByText('The first 200 of 1,100')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'CampaignProspects').map(({ variables }) => variables.after)).toEqual([
      0, 500, 1000,
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(201);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getByText('The first 400 of 1,100')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all in Prospects' }));
    expect(screen.getByText(/1,100 selected/)).toBeInTheDocument();
  });

  it('[B-402] asks for the offers again once surveys went out', async () => {
    let surveyed = false;
    fakeServer({
      CampaignProspects: () => ({
        campaign: campaign([offer({}, surveyed ? { surveySentAt: '2026-11-18T17:00:00Z' } : {})]),
      }),
      ProspectingReport: () => ({ prospectingReport: { ...report, lastTouchpoint: null } }),
      MailPlan: () => ({ mailPlan: { readyOfferIds: [31], skipped: [], refused: [] } }),
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
