/** `/organization-dashboard/offer/{offerId}`: the review for signed-in users (L-281 to L-290). */

import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { setToday } from '../../../../ui/clock.ts';
import { request } from '../../../../ui/graphql.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { isLimited, type SessionClaims } from '../../../../ui/session.ts';
import { statusKey } from '../../../../ui/status.ts';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { AskOwner } from '../../layout/AskOwner.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { StaffView } from '../../layout/StaffView.tsx';
import { isOwner } from '../../lib/memberRole.ts';
import { paths } from '../../lib/paths.ts';
import { isReadOnly } from '../../lib/readOnly.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { reloadIfChanged } from './concurrentChange.ts';
import { AcceptOfferDocument, OfferToReviewDocument, RejectOfferDocument } from './generated/graphql.ts';
import { OfferDetails } from './OfferDetails.tsx';
import { OfferHeader } from './OfferHeader.tsx';
import { OfferProblem } from './OfferProblem.tsx';
import { OfferReview } from './OfferReview.tsx';
import { type ReviewOffer, reviewOffer } from './offer.ts';

const byLogin = {};

/** `ask`: whom to ask, for somebody who may not answer. */
type Props = { offer: ReviewOffer; today: string; session: SessionClaims; reload: () => Promise<void>; ask: ReactNode };

function Review({ offer, today, session, reload, ask }: Props) {
  const [, navigate] = useLocation();
  if (statusKey(offer.status) !== 'proposed') return <OfferProblem status={offer.status} offerId={offer.id} loggedIn />;
  if (ask || isReadOnly(session))
    return (
      <div className="form">
        {ask}
        <article className="card offer">
          <OfferHeader offer={offer} />
          <OfferDetails offer={offer} />
        </article>
      </div>
    );
  return (
    <OfferReview
      offer={offer}
      today={today}
      loginEmail={session.email}
      access={byLogin}
      reload={reload}
      onBackToDashboard={() => navigate(paths.organizationDashboard)}
      onEmail={async () => true}
      onAccept={async ({ startDate, endDate }) => {
        const input = { offerId: offer.id, startDate, endDate, stamp: offer.stamp };
        await reloadIfChanged(request(AcceptOfferDocument, { input }), reload);
        navigate(`${paths.sponsorship(offer.id)}?accepted=1`, { replace: true });
        return true;
      }}
      onReject={async (leagueRejectionReason) => {
        await reloadIfChanged(
          request(RejectOfferDocument, { input: { offerId: offer.id, leagueRejectionReason } }),
          reload,
        );
        navigate(`${paths.organizationDashboard}?rejected=1`, { replace: true });
      }}
    />
  );
}

function OfferPage({ offerId, session }: { offerId: number; session: SessionClaims }) {
  useTitle(t('Review Sponsorship Offer'));
  const { data, loading, refetch } = useQuery(OfferToReviewDocument, { id: offerId }, { current: true });
  useEffect(() => setToday(data?.today), [data]);
  const offer = reviewOffer(data?.offer);
  const league = data?.offer?.organization;
  const ask = isOwner(league?.myRole) ? null : <AskOwner owners={league?.ownerNames} />;
  return (
    <Page
      className="has-tabs offer-page"
      mainClass="wrap wrap--form"
      nav={
        <OrganizationNav
          current="true"
          organizationId={isLimited(session) ? undefined : offer?.organization.id}
          role={league?.myRole}
        />
      }
      footer={<Footer wrap="wrap wrap--form" />}
    >
      <StaffView session={session}>
        {loading && <PageSkeleton label={t('Loading the offer')} />}
        {data && offer && <Review {...{ offer, session, ask }} today={data.today ?? ''} reload={refetch} />}
        {/* unknown, another organization's, or forbidden: the same for all (L-077, L-284) */}
        {!loading && !offer && <OfferProblem status="unknown" loggedIn />}
      </StaffView>
    </Page>
  );
}

export default function OrganizationOffer({ offerId }: { offerId: string }) {
  const id = pageId(offerId);
  if (Number.isNaN(id)) return <NotFound />;
  return (
    <RoleGate roles={['organization', 'admin']}>{(session) => <OfferPage offerId={id} session={session} />}</RoleGate>
  );
}
