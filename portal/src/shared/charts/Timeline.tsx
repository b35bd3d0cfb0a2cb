/** The timeline of a link's campaigns. Its data and its chart load when it comes near the screen. */
import { lazy, Suspense, useMemo, useRef } from 'react';
import { seasonOf } from '../../../../ui/charts/season.ts';
import { today } from '../../../../ui/clock.ts';
import { useNear } from '../../../../ui/useNear.ts';
import { Button } from '../../components/Button.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { DashboardTimelineDocument } from './generated/graphql.ts';
import './charts.css';

const SeasonTimeline = lazy(() => import('./SeasonTimeline.tsx'));
const none = {};

function Loading() {
  return (
    <p className="soft timeline__loading" role="status">
      Loading the timeline...
    </p>
  );
}

function Loaded({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(DashboardTimelineDocument, none, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  const season = useMemo(
    () => data && seasonOf(data.dashboardWeeks, data.dashboardEvents, data.dashboardSummaries, today()),
    [data],
  );
  if (season)
    return season.weeks.length === 0 ? (
      <p className="soft">Nothing has happened in this season yet.</p>
    ) : (
      <SeasonTimeline season={season} />
    );
  if (!error) return <Loading />;
  return (
    <div className="delivery__failed" role="alert">
      <p>The timeline could not be loaded.</p>
      <Button small onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

export function Timeline({ token }: { token: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={<Loading />}>
          <Loaded token={token} />
        </Suspense>
      ) : (
        <Loading />
      )}
    </div>
  );
}
