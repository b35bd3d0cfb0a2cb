/** The routes of the portal; each page is loaded when it is asked for, with the words of the features that it shows. */
import { Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useLanguage } from '../i18n/i18n.ts';
import { page } from '../i18n/page.ts';
import { PageSkeleton } from '../kit/Skeleton.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { Home } from './Home.tsx';
import { paths, patterns } from './paths.ts';

const Login = page(['login', 'account'], () => import('../features/login/Login.tsx'));
const Logout = page(['login'], () => import('../features/login/Logout.tsx'));
const ChangePassword = page(['account'], () => import('../features/account/ChangePassword.tsx'));
const Invitation = page(['account'], () => import('../features/account/Invitation.tsx'));
const RecoverAccount = page(['account'], () => import('../features/account/RecoverAccount.tsx'));
const AcceptOffer = page(
  ['offer-review', 'addresses', 'account'],
  () => import('../features/offer-review/AcceptOffer.tsx'),
);
const Onboarding = page(['onboarding', 'addresses'], () => import('../features/onboarding/Onboarding.tsx'));
const SelfSignup = page(['self-signup'], () => import('../features/self-signup/SelfSignup.tsx'));
const RespondToDeadline = page(['deadline', 'proof'], () => import('../features/deadline/RespondToDeadline.tsx'));
const Application = page(['application'], () => import('../features/application/Application.tsx'));
const OrganizationDashboard = page(
  ['organization-dashboard', 'staff-view', 'offer-review', 'addresses'],
  () => import('../features/organization-dashboard/OrganizationDashboard.tsx'),
);
const OrganizationOffer = page(
  ['organization-dashboard', 'staff-view', 'offer-review', 'addresses'],
  () => import('../features/organization-dashboard/OrganizationOffer.tsx'),
);
const OrganizationProfile = page(
  // the onboarding has the words for sports, levels and seasons
  ['organization-profile', 'organization-users', 'addresses', 'onboarding'],
  () => import('../features/organization-profile/OrganizationProfile.tsx'),
);
const Sponsorship = page(
  ['sponsorship', 'staff-view', 'proof', 'addresses'],
  () => import('../features/sponsorship/Sponsorship.tsx'),
);
const LeaguePackages = page(['league-packages'], () => import('../features/league-packages/LeaguePackages.tsx'));
const PackagePage = page(['league-packages'], () => import('../features/league-packages/PackagePage.tsx'));
const CapabilityForm = page(['league-packages'], () => import('../features/league-packages/CapabilityFormPage.tsx'));
const CampaignDashboard = page(
  ['campaign-dashboard'],
  () => import('../features/campaign-dashboard/CampaignDashboard.tsx'),
);
const Unsubscribe = page(['unsubscribe', 'account'], () => import('../features/unsubscribe/Unsubscribe.tsx'));
const SeasonalDashboard = page(
  ['seasonal-dashboard'],
  () => import('../features/seasonal-dashboard/SeasonalDashboard.tsx'),
);
const Privacy = page(['legal'], () => import('../features/legal/Privacy.tsx'));
const Terms = page(['legal'], () => import('../features/legal/Terms.tsx'));
const SponsorDashboard = page(
  ['sponsor-dashboard'],
  () => import('../features/sponsor-dashboard/SponsorDashboard.tsx'),
);

const NotFound = page([], async () => ({ default: (await import('../layout/NotFound.tsx')).NotFound }));

export function App() {
  const [location] = useLocation();
  useLanguage();
  return (
    <FailureBoundary key={location}>
      <Suspense fallback={<PageSkeleton />}>
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
          <Route path={patterns.logout}>
            <Logout />
          </Route>
          <Route path={patterns.changePassword}>
            <ChangePassword />
          </Route>
          <Route path={patterns.invitation}>{({ token }) => <Invitation token={token} />}</Route>
          <Route path={patterns.recoverAccount}>{({ token }) => <RecoverAccount token={token} />}</Route>
          <Route path={patterns.acceptOffer}>{({ token }) => <AcceptOffer token={token} />}</Route>
          <Route path={patterns.onboarding}>{({ token }) => <Onboarding token={token} />}</Route>
          <Route path={patterns.selfSignup}>
            <SelfSignup />
          </Route>
          <Route path={patterns.respondToDeadline}>{({ token }) => <RespondToDeadline token={token} />}</Route>
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
          <Route path={patterns.campaignDashboard}>{({ token }) => <CampaignDashboard token={token} />}</Route>
          <Route path={patterns.seasonalDashboard}>{({ token }) => <SeasonalDashboard token={token} />}</Route>
          <Route path="/seasonal-dashboard/:token/:tab">
            {({ token, tab }) => <Redirect replace to={paths.seasonalDashboard(token, tab)} />}
          </Route>
          <Route path={patterns.sponsorDashboard}>
            <SponsorDashboard />
          </Route>
          <Route path={patterns.unsubscribe}>{({ token }) => <Unsubscribe token={token} />}</Route>
          <Route path={patterns.privacy}>
            <Privacy />
          </Route>
          <Route path={patterns.terms}>
            <Terms />
          </Route>
          {/* Older addresses (S-016, S-017, L-255); the query is kept. */}
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
