/** `/welcome/{token}`: a league enters its profile, one question a screen, without login (L-218 to L-243). */
import { useMemo } from 'react';
import { decodeToken, type LinkClaims } from '../../../../ui/session.ts';
import { Button } from '../../components/Button.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { ErrorState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { ContactUs } from '../../layout/ContactUs.tsx';
import { FumblePicture } from '../../layout/FumblePicture.tsx';
import { linkProblem } from '../../layout/linkProblem.ts';
import { Page } from '../../layout/Page.tsx';
import { useLinkView } from '../../lib/linkView.ts';
import { prefetchQuery } from '../../lib/prefetch.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useReload } from '../../lib/useReload.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { LeagueSelfOnboardingDocument } from './generated/graphql.ts';
import { Questions } from './Questions.tsx';
import './onboarding.css';

/**
 * Unreadable, of another kind, expired, or failed to load: one headline for all (L-220). A failed load says so, and
 * is retried automatically [L2].
 */
function NotFound({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  useReload(failed ? onRetry : null);
  return (
    <Page mainClass="wrap wrap--form">
      <ErrorState title={t('Profile Not Found')} picture={<FumblePicture />}>
        {failed && (
          <p>{t('The profile could not be loaded. The page will load by itself as soon as it can reach us.')}</p>
        )}
        <p>
          {failed
            ? t(
                'If this keeps happening, the link may have expired: please refresh the page, or contact support to get a new link.',
              )
            : t('The link may have expired. Please refresh the page, or contact support to get a new link.')}
        </p>
        <p className="soft">
          <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
        </p>
        <div className="oops__act">
          <Button variant="main" onClick={onRetry}>
            {t('Refresh the page')}
          </Button>
        </div>
      </ErrorState>
    </Page>
  );
}

/** The id of the league in a link's token; 0 if the link is of another kind. */
const leagueOf = (token: string): number => {
  const claims = decodeToken<LinkClaims>(token);
  return claims?.context === 'league' ? claims.id : 0;
};

/** Starts the page's query before it renders. */
export const prefetch = (token: string) =>
  prefetchQuery(LeagueSelfOnboardingDocument, { id: leagueOf(token) }, { linkToken: token });

export default function Onboarding({ token }: { token: string }) {
  useTitle(t('Your league’s profile'));
  const league = useMemo(() => leagueOf(token), [token]);
  const ofLeague = league !== 0;
  const access = useMemo(() => ({ linkToken: token }), [token]);
  const { data, error, loading, refetch } = useQuery(
    LeagueSelfOnboardingDocument,
    { id: league },
    { linkToken: token, keepFailures: true },
  );
  useLinkView(token, Boolean(data?.league));
  if (loading && ofLeague)
    return (
      <Page mainClass="wrap wrap--form">
        <PageSkeleton label={t('Loading your profile')} />
      </Page>
    );
  if (!ofLeague || error !== null || !data?.league)
    return (
      <NotFound failed={ofLeague && linkProblem(token, 'league', error) === 'failed'} onRetry={() => void refetch()} />
    );
  return (
    <Page className="onboarding" mainClass="wrap wrap--form" end={<ContactUs />}>
      <Questions
        league={{ ...data.league, playLocation: data.playLocation }}
        sports={data.sports}
        competitivenesses={data.competitivenesses}
        access={access}
      />
    </Page>
  );
}
