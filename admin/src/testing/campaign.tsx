import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { CampaignEdit } from '../campaigns/CampaignEdit.tsx';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { fakeServer, showPage } from './page.tsx';

export const deadline = {
  id: 31,
  version: 1,
  name: 'Photo',
  deadline: '2027-04-01',
  offset: null,
  offsetType: null,
  requiresCreatives: false,
  leagueMoves: 1,
  leagueMoveDays: 7,
  missingCreatives: false,
  verificationReminderInstructions: 'For {{sponsor_name}}',
  verificationReminderInstructionsEs: null,
};
export const capability = {
  id: 5,
  name: 'Game Signage',
  createDeadlineBasedOnQuantity: true,
  capabilityVerificationDeadlineCount: 2,
};
export const campaignCapability = {
  id: 20,
  version: 4,
  capability,
  minimumQuantity: 2,
  quantity: 1200,
  executionExpectations: 'Hang it',
  inUse: false,
  quantityReport: { contracted: 1200, confirmed: 8, verified: 2 },
  defaultVerificationDeadlines: [deadline],
};
/** A campaign as its page loads it. */
export const campaign = {
  id: 8,
  version: 3,
  name: 'Halftime',
  season: 'spring',
  year: 2027,
  status: 'proposed',
  sponsorId: 3,
  sponsor: { id: 3, name: 'Harvest Lane' },
  totalSpend: 1000,
  leagueSharePercentage: '0.5000',
  targetNumberOfLeagues: 10,
  leaguesConfirmedGoalDate: '2027-03-05',
  exclusiveBySport: true,
  exclusiveByCategory: true,
  daysBetweenMails: 1,
  sponsorOverview: null,
  sponsorOverviewEs: null,
  goal: null,
  additionalRequirements: null,
  additionalRequirementsEs: null,
  seasonName: 'Spring 2027',
  sponsorshipApplicationsSent: null as string | null,
  customQuestions: [] as { id: number; question: string; sentAt: string | null }[],
  primarySalesContactId: 4,
  primaryStrategistContactId: null as number | null,
  primaryBdrContactId: null,
  sponsorFacingGoalTitle: null,
  sponsorFacingGoalBody: null,
  sponsorFacingGoalImageUrl: null,
  sponsorDashboardAdditionalContent: null,
  lookerUrl: null,
  impressionsOverride: null,
  sponsorSeesDates: true,
  sponsorSeesMoney: false,
  sponsorSeesOverdue: false,
  sponsorSeesFairShare: false,
  sponsorSeesBilling: false,
  sponsorSeesForecast: false,
  magicToken: 'a.b.c',
  geographicTargetingSummary: [] as string[],
  demographicTargetingSummary: null,
  physicalVerificationProgress: null as object | null,
  digitalVerificationProgress: null as object | null,
  goalReport: { target: 10 as number | null, confirmed: 4 },
  budgetReport: { budget: '500.00', confirmed: '300.00', proposed: '100.00', remaining: '100.00' },
  offerCountsReport: { prospecting: 1, qualified: 2, proposed: 3, confirmed: 4, removed: 5 },
  campaignCapabilities: [campaignCapability],
};

export const campaignBase = '/campaign-planner/sponsors/3/campaigns/8';

type Answers = Parameters<typeof fakeServer>[0];

/**
 * Opens a tab of a campaign's page by its path. `changes`: to the campaign; `answers`: mocked responses. Saved values
 * are returned when the campaign is read again.
 */
export async function openCampaign(
  tab = '',
  { changes = {}, answers = {}, base = campaignBase }: { changes?: object; answers?: Answers; base?: string } = {},
) {
  let stored = { ...campaign, ...changes };
  let before = stored;
  const undone = {
    tableName: 'campaigns',
    rowId: String(campaign.id),
    label: campaign.name,
    reason: null,
    changedBy: null,
  };
  const sent = fakeServer({
    CampaignsOne: () => ({ record: stored }),
    CampaignsUpdate: ({ input }) => {
      before = stored;
      stored = { ...stored, ...input, version: stored.version + 1 };
      return { result: { changeId: '70', record: stored } };
    },
    UndoPreview: () => ({ undoPreview: { undone: [undone], left: [], stays: [] } }),
    UndoChange: () => {
      stored = { ...before, version: stored.version + 1 };
      return { undoChange: { changeId: '71', result: { undone: [undone], left: [], stays: [] } } };
    },
    LinkState: () => ({ linkState: null }),
    ...answers,
  });
  const queryClient = makeQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  showPage(
    <Routes>
      <Route path="/campaign-planner/sponsors/:sponsorId/campaigns/:campaignId/*" element={<CampaignEdit />} />
    </Routes>,
    { at: base + tab, queryClient },
  );
  await screen.findByRole('heading', { level: 1 });
  return sent;
}
