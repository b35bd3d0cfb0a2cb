/** `/accept-offer/{token}`: the review by link, without login (L-011 to L-065). */

import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { setToday } from '../../../../ui/clock.ts';
import { ApiError, request, required } from '../../../../ui/graphql.ts';
import { isExpired, storeToken } from '../../../../ui/session.ts';
import { statusKey } from '../../../../ui/status.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { ContactUs } from '../../layout/ContactUs.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { LinkProblem } from '../../layout/LinkProblem.tsx';
import { linkProblem } from '../../layout/linkProblem.ts';
import { Page } from '../../layout/Page.tsx';
import { useLinkView } from '../../lib/linkView.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchQuery } from '../../lib/prefetch.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useSession } from '../../lib/useSession.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { reloadIfChanged } from './concurrentChange.ts';
import {
  AcceptOfferDocument,
  HasAccountDocument,
  LeagueRejectOfferDocument,
  OfferToAcceptDocument,
} from './generated/graphql.ts';
import { OfferProblem } from './OfferProblem.tsx';
import { OfferReview } from './OfferReview.tsx';
import { reviewOffer } from './offer.ts';

const none = {};

/** True if a login has no access to the link's offer: it has expired, or belongs to another organization. */
const notTheirs = (error: unknown): boolean =>
  error instanceof ApiError && (error.unauthorized || error.code === 'SL403' || error.code === 'SL404');

/** Starts the page's query before it renders. */
export const prefetch = (token: string) => prefetchQuery(OfferToAcceptDocument, none, { linkToken: token });

export default function AcceptOffer({ token }: { token: string }) {
  useTitle(t('Review Sponsorship Offer'));
  const [, navigate] = useLocation();
  const session = useSession();
  // the link opens the offer for everybody who has it; a login without access answers by email, as if there were none
  const [refusedLogin, setRefusedLogin] = useState<string | null>(null);
  const login =
    session?.role === 'organization' && !isExpired(session) && session.sub !== refusedLogin ? session : null;
  const access = useMemo(() => ({ linkToken: token }), [token]);
  const { data, error, loading, refetch } = useQuery(OfferToAcceptDocument, none, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  const offer = reviewOffer(data?.offerToAccept);
  const sentTo = new URLSearchParams(globalThis.location.search).get('sentTo') ?? '';

  useEffect(() => setToday(data?.today), [data]);
  useLinkView(token, offer !== null);

  const content = () => {
    if (loading) return <PageSkeleton label={t('Loading the offer')} />;
    const problem = linkProblem(token, 'offer', error);
    if (problem) return <LinkProblem problem={problem} token={token} alwaysExpired onRetry={refetch} />;
    // The server shows no offer of an internal stage (L-077).
    if (!offer) return <OfferProblem status="unknown" loggedIn={login !== null} />;
    if (statusKey(offer.status) !== 'proposed')
      return <OfferProblem status={offer.status} offerId={offer.id} loggedIn={login !== null} />;
    return (
      <>
        {refusedLogin !== null && (
          <div className="banners">
            <Notice tone="proposed" icon="user" role="alert">
              {t(
                'The account you’re signed in with doesn’t have access to this offer. Your answers are still here: please enter the email you want to accept with.',
              )}
            </Notice>
          </div>
        )}
        <OfferReview
          key={login ? 'login' : 'link'}
          offer={offer}
          today={data?.today ?? ''}
          loginEmail={login?.email ?? null}
          sentTo={sentTo}
          access={access}
          reload={refetch}
          onBackToDashboard={() => navigate(paths.organizationDashboard)}
          onEmail={async (email) =>
            (await reloadIfChanged(request(HasAccountDocument, { email }, access), refetch)).hasAccount === true
          }
          onAccept={async ({ email, password, startDate, endDate }) => {
            // A login authenticates the answer itself, instead of a password (L-044, L-063).
            const answer = reloadIfChanged(
              login
                ? request(
                    AcceptOfferDocument,
                    { input: { startDate, endDate, offerId: offer.id, stamp: offer.stamp } },
                    { keepLogin: true },
                  )
                : request(
                    AcceptOfferDocument,
                    {
                      input: {
                        startDate,
                        endDate,
                        email,
                        stamp: offer.stamp,
                        ...(password === '' ? {} : { password }),
                      },
                    },
                    access,
                  ),
              refetch,
            );
            const { acceptOffer: answered } = await answer.catch((error: unknown) => {
              if (login && notTheirs(error)) setRefusedLogin(login.sub);
              throw error;
            });
            const accepted = required(answered);
            if (accepted.jwt) storeToken(accepted.jwt);
            if (!accepted.jwt && !login) return false;
            navigate(`${paths.sponsorship(offer.id)}?accepted=1`, { replace: true });
            return true;
          }}
          onReject={async (leagueRejectionReason, email) => {
            await reloadIfChanged(
              request(LeagueRejectOfferDocument, { input: { email, leagueRejectionReason } }, access),
              refetch,
            );
          }}
        />
      </>
    );
  };

  return (
    <Page
      className="offer-page"
      mainClass="wrap wrap--form"
      end={
        login ? (
          <ButtonLink to={paths.organizationDashboard} variant="text" small>
            <Icon name="left" /> {t('Back to dashboard')}
          </ButtonLink>
        ) : (
          <ContactUs contact={offer?.contact} />
        )
      }
      footer={<Footer wrap="wrap wrap--form" />}
    >
      {content()}
    </Page>
  );
}
