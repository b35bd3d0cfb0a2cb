/** Links to recaps for people without an account, and the emails that the viewer gets. */
import { today } from '../../../../ui/clock.ts';
import { formatDate, formatInstant, pluralise } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useSession } from '../../lib/useSession.ts';
import { formatName, type Recap } from './formats.ts';
import {
  RecapSharesDocument,
  type RecapSharesQuery,
  RevokeRecapShareDocument,
  ScheduleRecapDocument,
  ShareRecapDocument,
  UnscheduleRecapDocument,
} from './generated/graphql.ts';
import { firstOfNextMonth } from './months.ts';

type Share = RecapSharesQuery['recapShares'][number];

function ShareRow({ share, format, onChange }: { share: Share; format: string; onChange: () => Promise<void> }) {
  const revoke = useAction(async () => {
    await request(RevokeRecapShareDocument, { recapShareId: share.id });
    await onChange();
  });
  return (
    <li className="recap__share">
      <span>
        <b>{format}</b>, made on {formatInstant(share.createdAt)}.{' '}
        <span className="soft">
          {share.open ? 'Expires' : 'Expired'} {formatInstant(share.expiresAt)}. Opened {pluralise(share.views, 'time')}
          .
        </span>
      </span>
      <span className="recap__acts">
        <CopyButton text={share.url} label="Copy link" />
        <Button small busy={revoke.busy} busyText="Revoking..." onClick={() => void revoke.run()}>
          Revoke
        </Button>
      </span>
      {revoke.error !== null && (
        <span className="error" role="alert">
          That did not work. Please try again.
        </span>
      )}
    </li>
  );
}

/** `recaps`: those of the page. Shows nothing of those that the login may not share: it may be another sponsor's. */
export function RecapShares({ recaps }: { recaps: readonly Recap[] }) {
  const recapIds = recaps.map(({ id }) => id);
  const { data, loading, error, refetch } = useQuery(RecapSharesDocument, { recapIds }, { keepFailures: true });
  const userId = Number(useSession()?.sub);
  const share = useAction(async (recapId: number) => {
    await request(ShareRecapDocument, { recapId });
    await refetch();
  });
  const schedule = useAction(async (recapId: number, on: string | null, monthly: boolean) => {
    if (on === null) await request(UnscheduleRecapDocument, { recapId });
    else await request(ScheduleRecapDocument, { recapId, on, monthly });
    await refetch();
  });
  if (loading)
    return (
      <p className="soft" role="status">
        Looking for links...
      </p>
    );
  if (error || !data)
    return (
      <div className="recap__shares" role="alert">
        <p>The links could not be loaded.</p>
        <Button small onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  const shareable = recaps.filter(({ id }) => data.recaps.some((recap) => recap.id === id));
  const first = shareable[0];
  if (!first) return null;
  const formatOf = (recapId: number) => {
    const recap = recaps.find(({ id }) => id === recapId);
    return recap ? formatName(recap.format) : '';
  };
  const mine = data.recapSchedules.filter((schedule) => schedule.userId === userId);
  return (
    <>
      <section className="recap__shares" aria-labelledby="h-recap-links">
        <h3 id="h-recap-links">Share by link</h3>
        <p className="small soft">
          Anybody with the link can download the recap for 30 days, without an account. It always has the newest file.
        </p>
        <div className="recap__acts">
          {shareable.map(({ id, format }) => (
            <Button key={id} small busy={share.busy} onClick={() => void share.run(id)}>
              New link to the {formatName(format)}
            </Button>
          ))}
        </div>
        {data.recapShares.length > 0 && (
          <ul>
            {data.recapShares.map((share) => (
              <ShareRow key={share.id} share={share} format={formatOf(share.recapId)} onChange={refetch} />
            ))}
          </ul>
        )}
      </section>
      <section className="recap__shares" aria-labelledby="h-recap-mails">
        <h3 id="h-recap-mails">Email it to me</h3>
        {mine.map(({ id, recapId, monthly, nextOn }) => (
          <p key={id} className="recap__share">
            <span>
              The {formatOf(recapId)} comes {monthly ? 'each month, next ' : ''}on {formatDate(nextOn)}.
            </span>
            <Button small busy={schedule.busy} onClick={() => void schedule.run(recapId, null, false)}>
              Stop
            </Button>
          </p>
        ))}
        {mine.length === 0 && (
          <div className="recap__acts">
            <Button small busy={schedule.busy} onClick={() => void schedule.run(first.id, today(), false)}>
              Today
            </Button>
            <Button
              small
              busy={schedule.busy}
              onClick={() => void schedule.run(first.id, firstOfNextMonth(today()), false)}
            >
              On {formatDate(firstOfNextMonth(today()))}
            </Button>
            <Button
              small
              busy={schedule.busy}
              onClick={() => void schedule.run(first.id, firstOfNextMonth(today()), true)}
            >
              On the 1st of each month
            </Button>
          </div>
        )}
      </section>
      {(share.error !== null || schedule.error !== null) && (
        <p className="error" role="alert">
          That did not work. Please try again.
        </p>
      )}
    </>
  );
}
