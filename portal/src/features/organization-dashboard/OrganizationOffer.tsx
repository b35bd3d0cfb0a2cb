/** `/organization-dashboard/offer/{offerId}`: the review for people who are signed in (L-281 to L-290). */

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { setToday } from '../../../../ui/clock.ts';
import { request } from '../../../../ui/graphql.ts';
import { pageId } from '../../../../ui/pageId.ts';
import type { SessionClaims } from '../../../../ui/session.ts';
import { statusKey } from '../../../../ui/status.ts';
import { paths } from '../../app/paths.ts';
import { t } from '../../i18n/i18n.ts';
import { PageSkeleton } from '../../kit/Skeleton.tsx';
import { ErrorState } from '../../kit/States.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { answerMeanwhile } from '../offer-review/answerMeanwhile.ts';
import { OfferDetails } from '../offer-review/OfferDetails.tsx';
import { OfferHead } from '../offer-review/OfferHead.tsx';
import { OfferProblem } from '../offer-review/OfferProblem.tsx';
import { OfferReview } from '../offer-review/OfferReview.tsx';
import { acceptOffer, offerToReview, rejectOffer } from '../offer-review/offer.ts';
import { invalidSponsorshipText } from '../sponsorship/texts.ts';
import { StaffView } from '../staff-view/StaffView.tsx';
import { onlyLooks } from '../staff-view/viewed.ts';

const byLogin = {};

function Review({ offerId, session }: { offerId: number; session: SessionClaims }) {
  useTitle(t('Review Sponsorship Offer'));
  const [, navigate] = useLocation();
  const { data, error, loading, refetch } = useQuery(offerToReview, { id: offerId });
  useEffect(() => setToday(data?.today), [data]);

  if (loading) return <PageSkeleton label={t('Loading the offer')} />;
  const offer = data?.offer;
  if (error !== null || !offer)
    return (
      <ErrorState title={t('Sponsorship Offer Not Found')}>
        <p>{t(invalidSponsorshipText)}</p>
      </ErrorState>
    );
  if (statusKey(offer.status) !== 'proposed') return <OfferProblem status={offer.status} offerId={offer.id} loggedIn />;
  if (onlyLooks(session))
    return (
      <article className="card offer">
        <OfferHead offer={offer} />
        <OfferDetails offer={offer} />
      </article>
    );
  return (
    <OfferReview
      offer={offer}
      today={data.today}
      loginEmail={session.email}
      access={byLogin}
      reload={refetch}
      onBackToDashboard={() => navigate(paths.organizationDashboard)}
      onEmail={async () => true}
      onAccept={async ({ startDate, endDate }) => {
        const input = { offerId: offer.id, startDate, endDate, stamp: offer.stamp };
        await answerMeanwhile(request(acceptOffer, { input }), refetch);
        navigate(`${paths.sponsorship(offer.id)}?accepted=1`, { replace: true });
        return true;
      }}
      onReject={async (leagueRejectionReason) => {
        await answerMeanwhile(request(rejectOffer, { input: { offerId: offer.id, leagueRejectionReason } }), refetch);
        navigate(`${paths.organizationDashboard}?rejected=1`, { replace: true });
      }}
    />
  );
}

export default function OrganizationOffer({ offerId }: { offerId: string }) {
  const id = pageId(offerId);
  if (Number.isNaN(id)) return <NotFound />;
  return (
    <RoleGate roles={['organization', 'admin']}>
      {(session) => (
        <Page
          className="has-tabs offer-page"
          mainClass="wrap wrap--form"
          nav={<OrganizationNav current="true" />}
          footer={<Footer wrap="wrap wrap--form" />}
        >
          <StaffView session={session}>
            <Review offerId={id} session={session} />
          </StaffView>
        </Page>
      )}
    </RoleGate>
  );
}
