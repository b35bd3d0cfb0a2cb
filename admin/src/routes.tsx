import { type ComponentType, lazy } from 'react';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';

/**
 * Every page is a separate chunk, and every record has its own page; the tabs of a record share one page, which stays
 * mounted.
 */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => {
  const Page = lazy(async () => ({ default: (await load())[name] as ComponentType }));
  return function RecordPage() {
    const { '*': _tab, ...record } = useParams();
    return <Page key={JSON.stringify(record)} />;
  };
};

const SponsorList = page(() => import('./sponsors/SponsorList.tsx'), 'SponsorList');
const CampaignList = page(() => import('./campaigns/CampaignList.tsx'), 'CampaignList');
const SponsorCreate = page(() => import('./sponsors/SponsorCreate.tsx'), 'SponsorCreate');
const SponsorEdit = page(() => import('./sponsors/SponsorEdit.tsx'), 'SponsorEdit');
const CampaignCreate = page(() => import('./campaigns/CampaignCreate.tsx'), 'CampaignCreate');
const CampaignEdit = page(() => import('./campaigns/CampaignEdit.tsx'), 'CampaignEdit');
const RollOverPage = page(() => import('./rollOver/RollOverPage.tsx'), 'RollOverPage');
const CampaignSearch = page(() => import('./campaigns/CampaignSearch.tsx'), 'CampaignSearch');
const SeasonalGoalPage = page(() => import('./sponsors/SeasonalGoalPage.tsx'), 'SeasonalGoalPage');
const Targeting = page(() => import('./targeting/Targeting.tsx'), 'Targeting');
const CampaignProspects = page(() => import('./prospecting/CampaignProspects.tsx'), 'CampaignProspects');
const FilterProspects = page(() => import('./prospecting/FilterProspects.tsx'), 'FilterProspects');
const LocationProspects = page(() => import('./prospecting/LocationProspects.tsx'), 'LocationProspects');
const OfferList = page(() => import('./offers/OfferList.tsx'), 'OfferList');
const OfferDetail = page(() => import('./offers/OfferDetail.tsx'), 'OfferDetail');
const MyChanges = page(() => import('./changes/MyChanges.tsx'), 'MyChanges');
const AuditList = page(() => import('./audit/AuditList.tsx'), 'AuditList');
const TodayPage = page(() => import('./today/TodayPage.tsx'), 'TodayPage');
const MyWork = page(() => import('./tasks/MyWork.tsx'), 'MyWork');
const SeasonPage = page(() => import('./season/SeasonPage.tsx'), 'SeasonPage');
const StaffList = page(() => import('./staff/StaffList.tsx'), 'StaffList');
const CheckList = page(() => import('./checks/CheckList.tsx'), 'CheckList');
const InvoiceList = page(() => import('./invoices/InvoiceList.tsx'), 'InvoiceList');
const CheckRunList = page(() => import('./checkRuns/CheckRunList.tsx'), 'CheckRunList');
const DepositRunList = page(() => import('./depositRuns/DepositRunList.tsx'), 'DepositRunList');
const DepositRunPage = page(() => import('./depositRuns/DepositRunPage.tsx'), 'DepositRunPage');
const CheckRunPage = page(() => import('./checkRuns/CheckRunPage.tsx'), 'CheckRunPage');
const OutstandingList = page(() => import('./checkMoney/OutstandingList.tsx'), 'OutstandingList');
const MoneyPage = page(() => import('./checkMoney/MoneyPage.tsx'), 'MoneyPage');
const StatementList = page(() => import('./bankStatements/StatementList.tsx'), 'StatementList');
const StatementPage = page(() => import('./bankStatements/StatementPage.tsx'), 'StatementPage');
const MonthPage = page(() => import('./bankStatements/MonthPage.tsx'), 'MonthPage');
const CheckSettingsPage = page(() => import('./checkSettings/CheckSettingsPage.tsx'), 'CheckSettingsPage');
const TaxFormsPage = page(() => import('./taxForms/TaxFormsPage.tsx'), 'TaxFormsPage');
const ReturnsPage = page(() => import('./taxForms/ReturnsPage.tsx'), 'ReturnsPage');
const MailsPage = page(() => import('./mails/MailsPage.tsx'), 'MailsPage');
const SendsPage = page(() => import('./sends/SendList.tsx'), 'SendsPage');
const DuplicateList = page(() => import('./duplicates/DuplicateList.tsx'), 'DuplicateList');
const MergePage = page(() => import('./duplicates/MergePage.tsx'), 'MergePage');
const LeagueImport = page(() => import('./imports/LeagueImport.tsx'), 'LeagueImport');
const PendingPhotoList = page(() => import('./verifications/PendingPhotoList.tsx'), 'PendingPhotoList');
const RejectionReasonList = page(() => import('./verifications/RejectionReasonList.tsx'), 'RejectionReasonList');
const ApiKeysPage = page(() => import('./apiKeys/ApiKeysPage.tsx'), 'ApiKeysPage');
const ApiReferencePage = page(() => import('./apiReference/ApiReferencePage.tsx'), 'ApiReferencePage');
const VisibilityPage = page(() => import('./visibility/VisibilityPage.tsx'), 'VisibilityPage');
const UnreleasedPhotoList = page(() => import('./verifications/UnreleasedPhotoList.tsx'), 'UnreleasedPhotoList');
const VerificationList = page(() => import('./verifications/VerificationList.tsx'), 'VerificationList');

/** Legacy URL: redirects to the same path under its new prefix; the query string is preserved. */
function Moved({ from, to }: { from: RegExp; to: string }) {
  const { pathname, search } = useLocation();
  return <Navigate to={pathname.replace(from, to) + search} replace />;
}

/** Legacy URLs of a campaign redirect to the matching tab of its targeting page (B-241, B-261). */
function ToTargeting({ tab }: { tab: 'filters' | 'properties' }) {
  const { campaignId } = useParams();
  return <Navigate to={`/campaign-targeting/${campaignId}?tab=${tab}`} replace />;
}

function ToOffer() {
  const { id } = useParams();
  return <Navigate to={`/offers/${id}`} replace />;
}

const planner = '/campaign-planner/sponsors';
const campaign = `${planner}/:sponsorId/campaigns/:campaignId`;

/** The specification's staff URLs (S-006 … S-017, B-056, B-240, B-305). */
export const staffRoutes = [
  <Route key="home" path="/" element={<Navigate to="/today" replace />} />,
  <Route key="today" path="/today" element={<TodayPage />} />,
  <Route key="leagues" path="/leagues/*" element={<Moved from={/^\/leagues/} to="/organizations" />} />,
  <Route key="duplicates" path="/organizations/duplicates" element={<DuplicateList />} />,
  <Route key="merge" path="/organizations/:survivorId/merge/:mergedId" element={<MergePage />} />,
  <Route key="planner" path="/campaign-planner" element={<Navigate to={planner} replace />} />,
  <Route key="campaigns" path="/campaign-planner/campaigns" element={<CampaignList />} />,
  <Route key="roll-over" path="/campaign-planner/roll-over" element={<RollOverPage />} />,
  <Route key="offers" path="/campaign-planner/offers" element={<OfferList />} />,
  <Route key="sponsors" path={planner} element={<SponsorList />} />,
  <Route key="sponsor-add" path={`${planner}/add`} element={<SponsorCreate />} />,
  <Route key="sponsor" path={`${planner}/:sponsorId/*`} element={<SponsorEdit />} />,
  <Route key="goal" path={`${planner}/:sponsorId/seasonal-goal/:season/:year`} element={<SeasonalGoalPage />} />,
  <Route key="campaign-add" path={`${planner}/:sponsorId/campaigns/add`} element={<CampaignCreate />} />,
  <Route key="campaign-search" path={`${campaign}/campaign-search`} element={<CampaignSearch />} />,
  <Route key="campaign-leagues" path={`${campaign}/leagues`} element={<ToTargeting tab="properties" />} />,
  <Route key="campaign-filters" path={`${campaign}/filters`} element={<ToTargeting tab="filters" />} />,
  <Route key="campaign-targeting" path={`${campaign}/targeting`} element={<Targeting />} />,
  <Route key="campaign" path={`${campaign}/*`} element={<CampaignEdit />} />,
  <Route key="targeting" path="/campaign-targeting/:campaignId" element={<Targeting />} />,
  <Route key="prospect-campaign" path="/prospect-campaign/:campaignId" element={<CampaignProspects />} />,
  <Route key="prospect-filter" path="/prospect-filter/:filterId" element={<FilterProspects />} />,
  <Route key="prospect-location" path="/prospect-location/:locationId" element={<LocationProspects />} />,
  <Route key="offer" path="/offers/:id" element={<OfferDetail />} />,
  <Route key="verifications" path="/verifications" element={<VerificationList />} />,
  <Route key="pending-photos" path="/verifications/pending" element={<PendingPhotoList />} />,
  <Route key="unreleased-photos" path="/verifications/unreleased" element={<UnreleasedPhotoList />} />,
  <Route key="rejection-reasons" path="/verifications/reasons" element={<RejectionReasonList />} />,
  <Route key="verification" path="/verifications/:id" element={<ToOffer />} />,
  <Route key="mails" path="/mails/*" element={<MailsPage />} />,
  <Route key="sends" path="/sends" element={<SendsPage />} />,
  <Route key="league-import" path="/league-import" element={<LeagueImport />} />,
  <Route key="checks" path="/checks" element={<CheckList />} />,
  <Route key="invoices" path="/invoices" element={<InvoiceList />} />,
  <Route key="check-runs" path="/checks/runs" element={<CheckRunList />} />,
  <Route key="check-run" path="/checks/runs/:id" element={<CheckRunPage />} />,
  <Route key="deposit-runs" path="/checks/deposits" element={<DepositRunList />} />,
  <Route key="deposit-run" path="/checks/deposits/:id" element={<DepositRunPage />} />,
  <Route key="outstanding-checks" path="/checks/outstanding" element={<OutstandingList />} />,
  <Route key="check-money" path="/checks/money" element={<MoneyPage />} />,
  <Route key="bank-statements" path="/checks/statements" element={<StatementList />} />,
  <Route key="bank-statement" path="/checks/statements/:id" element={<StatementPage />} />,
  <Route key="check-month-now" path="/checks/months" element={<MonthPage />} />,
  <Route key="check-month" path="/checks/months/:month" element={<MonthPage />} />,
  <Route key="check-settings" path="/checks/settings" element={<CheckSettingsPage />} />,
  <Route key="tax-forms" path="/tax-forms" element={<TaxFormsPage />} />,
  <Route key="tax-returns" path="/tax-forms/returns" element={<ReturnsPage />} />,
  <Route key="my-changes" path="/my-changes" element={<MyChanges />} />,
  <Route key="access" path="/access" element={<VisibilityPage />} />,
  <Route key="audit" path="/audit" element={<AuditList />} />,
  <Route key="api-keys" path="/api-keys" element={<ApiKeysPage />} />,
  <Route key="api-reference" path="/api-reference" element={<ApiReferencePage />} />,
  <Route key="season" path="/season" element={<SeasonPage />} />,
  <Route key="staff" path="/staff" element={<StaffList />} />,
  <Route key="my-work" path="/my-work" element={<MyWork />} />,
];
