/** The routes of the portal. Each page is loaded on demand, with the message catalogs of the features it shows. */
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { matches } from '../../../ui/addressPattern.ts';
import { hasRole } from '../../../ui/session.ts';
import { useStepUp } from '../../../ui/stepUp.ts';
import { isViewing } from '../../../ui/viewing.ts';
import { useStart } from '../components/Skeleton.tsx';
import { viewedUser } from '../features/view-as/viewedUser.ts';
import { useLanguage } from '../i18n/i18n.ts';
import { page, preloadPage } from '../i18n/page.ts';
import { Shell } from '../layout/Shell.tsx';
import { useArrival } from '../lib/arrival.ts';
import { paths, patterns } from '../lib/paths.ts';
import { useSession } from '../lib/useSession.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { Home } from './Home.tsx';
import { type PageName, routeManifest } from './routeManifest.ts';

const Login = page(routeManifest.login, () => import('../features/login/Login.tsx'));
const ProviderCallback = page(routeManifest.loginCallback, () => import('../features/login/ProviderCallback.tsx'));
const Logout = page(routeManifest.logout, () => import('../features/login/Logout.tsx'));
const ChangePassword = page(routeManifest.changePassword, () => import('../features/account/ChangePassword.tsx'));
const Security = page(routeManifest.security, () => import('../features/security/Security.tsx'));
const ApiKeys = page(routeManifest.apiKeys, () => import('../features/api-keys/ApiKeys.tsx'));
const Authorize = page(routeManifest.authorize, () => import('../features/authorize/Authorize.tsx'));
const Webhooks = page(routeManifest.webhooks, () => import('../features/webhooks/Webhooks.tsx'));
const Invitation = page(routeManifest.invitation, () => import('../features/account/Invitation.tsx'));
const RecoverAccount = page(routeManifest.recoverAccount, () => import('../features/account/RecoverAccount.tsx'));
const SponsorshipStatus = page(
  routeManifest.sponsorshipStatus,
  () => import('../features/sponsorship-status/SponsorshipStatus.tsx'),
);
const SharedRecap = page(routeManifest.sharedRecap, () => import('../features/shared-recap/SharedRecap.tsx'));
const ConfirmMember = page(routeManifest.confirmMember, () => import('../features/confirm-member/ConfirmMember.tsx'));
const Handover = page(routeManifest.handover, () => import('../features/handover/Handover.tsx'));
const AcceptOffer = page(routeManifest.acceptOffer, () => import('../features/offer-review/AcceptOffer.tsx'));
const Onboarding = page(routeManifest.onboarding, () => import('../features/onboarding/Onboarding.tsx'));
const SelfSignup = page(routeManifest.selfSignup, () => import('../features/self-signup/SelfSignup.tsx'));
const RespondToDeadline = page(
  routeManifest.respondToDeadline,
  () => import('../features/deadline/RespondToDeadline.tsx'),
);
const Application = page(routeManifest.application, () => import('../features/application/Application.tsx'));
const OrganizationDashboard = page(
  routeManifest.organizationDashboard,
  () => import('../features/organization-dashboard/OrganizationDashboard.tsx'),
);
const OrganizationOffer = page(
  routeManifest.organizationOffer,
  () => import('../features/offer-review/OrganizationOffer.tsx'),
);
const OrganizationProfile = page(
  routeManifest.organization,
  () => import('../features/organization-profile/OrganizationProfile.tsx'),
);
const Sponsorship = page(routeManifest.sponsorship, () => import('../features/sponsorship/Sponsorship.tsx'));
const PhotoReleases = page(routeManifest.photoReleases, () => import('../features/photo-releases/PhotoReleases.tsx'));
const LeaguePackages = page(
  routeManifest.leaguePackages,
  () => import('../features/league-packages/LeaguePackages.tsx'),
);
const PackagePage = page(routeManifest.leaguePackage, () => import('../features/league-packages/PackagePage.tsx'));
const CapabilityForm = page(
  routeManifest.capabilityForm,
  () => import('../features/league-packages/CapabilityFormPage.tsx'),
);
const CampaignDashboard = page(
  routeManifest.campaignDashboard,
  () => import('../features/campaign-dashboard/CampaignDashboard.tsx'),
);
const SignContract = page(routeManifest.signContract, () => import('../features/sign-contract/SignContract.tsx'));
const TaxForm = page(routeManifest.taxForm, () => import('../features/tax-form/TaxForm.tsx'));
const SignRelease = page(routeManifest.signRelease, () => import('../features/sign-release/SignRelease.tsx'));
const Unsubscribe = page(routeManifest.unsubscribe, () => import('../features/unsubscribe/Unsubscribe.tsx'));
const SeasonalDashboard = page(
  routeManifest.seasonalDashboard,
  () => import('../features/seasonal-dashboard/SeasonalDashboard.tsx'),
);
const Evidence = page(routeManifest.campaignEvidence, () => import('../features/dashboard-evidence/Evidence.tsx'));
const Privacy = page(routeManifest.privacy, () => import('../features/legal/Privacy.tsx'));
const Terms = page(routeManifest.terms, () => import('../features/legal/Terms.tsx'));
const SponsorDashboard = page(
  routeManifest.sponsorDashboard,
  () => import('../features/sponsor-dashboard/SponsorDashboard.tsx'),
);

const StepUpDialog = page({ catalogs: ['second-factor'] }, () => import('../shared/second-factor/StepUpDialog.tsx'));

// for staff who view the portal as another user
const ViewBanner = lazy(() => import('../features/view-as/ViewBanner.tsx'));
const BeginView = lazy(() => import('../features/view-as/BeginView.tsx'));

const NotFound = page({ catalogs: [] }, async () => ({ default: (await import('../layout/NotFound.tsx')).NotFound }));

/** Loads the page of an address, so that React renders the page itself first and not its fallback. */
export async function bring(path: string): Promise<void> {
  const name = (Object.keys(routeManifest) as PageName[]).find((page) => matches(patterns[page], path));
  if (name) await preloadPage(routeManifest[name]);
}

export function App() {
  const [location] = useLocation();
  useLanguage();
  useArrival(location);
  useStart();
  const session = useSession();
  const endStepUp = useStepUp();
  const userId = viewedUser();
  if (userId !== null && hasRole(session?.role, ['admin']))
    return (
      <Suspense fallback={<Shell />}>
        <BeginView userId={userId} />
      </Suspense>
    );
  return (
    <FailureBoundary key={location}>
      {endStepUp && (
        <Suspense>
          <StepUpDialog end={endStepUp} />
        </Suspense>
      )}
      {isViewing() && (
        <Suspense>
          <ViewBanner />
        </Suspense>
      )}
      <Suspense fallback={<Shell />}>
        <Switch>
          <Route path={patterns.home}>
            <Home />
          </Route>
          <Route path={patterns.login}>
            <Login />
          </Route>
          <Route path={patterns.loginExpired}>
            <Login expiredLink />
          </Route>
          <Route path={patterns.loginCallback}>{({ provider }) => <ProviderCallback provider={provider} />}</Route>
          <Route path={patterns.logout}>
            <Logout />
          </Route>
          <Route path={patterns.changePassword}>
            <ChangePassword />
          </Route>
          <Route path={patterns.security}>
            <Security />
          </Route>
          <Route path={patterns.apiKeys}>
            <ApiKeys />
          </Route>
          <Route path={patterns.webhooks}>
            <Webhooks />
          </Route>
          <Route path={patterns.authorize}>
            <Authorize />
          </Route>
          <Route path={patterns.invitation}>{({ token }) => <Invitation token={token} />}</Route>
          <Route path={patterns.recoverAccount}>{({ token }) => <RecoverAccount token={token} />}</Route>
          <Route path={patterns.acceptOffer}>{({ token }) => <AcceptOffer token={token} />}</Route>
          <Route path={patterns.onboarding}>{({ token }) => <Onboarding token={token} />}</Route>
          <Route path={patterns.selfSignup}>
            <SelfSignup />
          </Route>
          <Route path={patterns.respondToDeadline}>{({ token }) => <RespondToDeadline token={token} />}</Route>
          <Route path={patterns.forwardedTask}>{({ token }) => <RespondToDeadline token={token} />}</Route>
          <Route path={patterns.forwardedStep}>{({ token }) => <Application token={token} oneStep />}</Route>
          <Route path={patterns.application}>{({ token }) => <Application token={token} />}</Route>
          <Route path={patterns.organizationDashboard}>
            <OrganizationDashboard />
          </Route>
          <Route path={patterns.organizationOffer}>{({ offerId }) => <OrganizationOffer offerId={offerId} />}</Route>
          <Route path={patterns.leaguePackages}>
            <LeaguePackages />
          </Route>
          <Route path={patterns.leaguePackage}>{({ packageId }) => <PackagePage packageId={packageId} />}</Route>
          <Route path={patterns.capabilityForm}>
            {({ id, capabilityId }) => (
              <CapabilityForm id={id} {...(capabilityId === undefined ? {} : { capabilityId })} />
            )}
          </Route>
          <Route path={patterns.organization}>{({ id, tab }) => <OrganizationProfile id={id} tab={tab} />}</Route>
          <Route path={patterns.sponsorship}>{({ offerId }) => <Sponsorship offerId={offerId} />}</Route>
          <Route path={patterns.photoReleases}>{(given) => <PhotoReleases {...given} />}</Route>
          <Route path={patterns.campaignDashboard}>{({ token }) => <CampaignDashboard token={token} />}</Route>
          <Route path={patterns.campaignEvidence}>{(given) => <Evidence {...given} />}</Route>
          <Route path={patterns.seasonalEvidence}>{(given) => <Evidence {...given} />}</Route>
          <Route path={patterns.seasonalDashboard}>{({ token }) => <SeasonalDashboard token={token} />}</Route>
          <Route path="/seasonal-dashboard/:token/:tab">
            {({ token, tab }) => <Redirect replace to={paths.seasonalDashboard(token, tab)} />}
          </Route>
          <Route path={patterns.sponsorDashboard}>
            <SponsorDashboard />
          </Route>
          <Route path={patterns.sponsorshipStatus}>{({ token }) => <SponsorshipStatus token={token} />}</Route>
          <Route path={patterns.sharedRecap}>{({ token }) => <SharedRecap token={token} />}</Route>
          <Route path={patterns.signContract}>{({ token }) => <SignContract token={token} />}</Route>
          <Route path={patterns.taxForm}>{({ token }) => <TaxForm token={token} />}</Route>
          <Route path={patterns.signRelease}>{({ token }) => <SignRelease token={token} />}</Route>
          <Route path={patterns.confirmMember}>{({ token }) => <ConfirmMember token={token} />}</Route>
          <Route path={patterns.handover}>{({ id }) => <Handover id={id} />}</Route>
          <Route path={patterns.unsubscribe}>{({ token }) => <Unsubscribe token={token} />}</Route>
          <Route path={patterns.privacy}>
            <Privacy />
          </Route>
          <Route path={patterns.terms}>
            <Terms />
          </Route>
          {/* Legacy URLs (S-016, S-017, L-255); the query string is preserved. */}
          <Route path="/sponsor-dashboard/:token">
            {({ token }) => <Redirect replace to={`/campaign-dashboard/${token}${globalThis.location.search}`} />}
          </Route>
          <Route path="/league-dashboard/*?">
            {(parameters) => (
              <Redirect
                replace
                to={`/organization-dashboard${parameters['*'] ? `/${parameters['*']}` : ''}${globalThis.location.search}`}
              />
            )}
          </Route>
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </FailureBoundary>
  );
}
