/** `/handovers/{id}`: the successor takes a league over; both people and the league's owners see what became of it. */
import { formatInstant } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { AccountPage, Help } from '../../layout/AccountPage.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useAction } from '../../lib/useAction.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import {
  AcceptHandoverDocument,
  CancelHandoverDocument,
  HandoverDocument,
  type HandoverQuery,
} from './generated/graphql.ts';

function stateText(handover: HandoverQuery['handovers'][number]): string {
  const { organizationName: league, leavingName: leaving, successorName: successor, state, undoUntil } = handover;
  const names = { league, leaving, successor, date: formatInstant(undoUntil ?? handover.expiresAt) };
  if (state === 'pending')
    return t(
      '{successor} can accept until {date}, and then owns {league}: its offers, deadlines, payments and users. The access of {leaving} ends. Until then, nothing changes.',
      names,
    );
  if (state === 'done')
    return t('{successor} took over {league}. Is this a mistake? Until {date} our team can undo it.', names);
  if (state === 'undone') return t('This handover was undone: {leaving} owns {league} again.', names);
  if (state === 'expired') return t('This handover has expired. An owner of {league} can start it again.', names);
  return t('This handover was canceled. Nothing has changed.');
}

function HandoverCard({ id }: { id: number }) {
  const { data, loading, refetch } = useQuery(HandoverDocument, { id }, { current: true });
  const thenRefetch = (send: () => Promise<unknown>) => async () => {
    await send();
    await refetch();
  };
  const accept = useAction(thenRefetch(() => request(AcceptHandoverDocument, { input: { id } })));
  const cancel = useAction(thenRefetch(() => request(CancelHandoverDocument, { input: { id } })));
  const handover = data?.handovers[0];
  const title = handover ? t('Handover of {league}', { league: handover.organizationName }) : t('Handover');
  useTitle(title);
  if (loading) return <PageSkeleton />;
  if (!handover)
    return (
      <NotFound why={t('This handover is for somebody else. Log in with the address to which we sent our email.')} />
    );
  const { state, isSuccessor } = handover;
  const failure = accept.error ?? cancel.error;
  return (
    <AccountPage title={title}>
      <div className="form">
        <p role="status">{stateText(handover)}</p>
        {failure !== null && <ErrorNotice>{t(refusalOr(failure, 'That did not work. Please try again.'))}</ErrorNotice>}
        {state === 'pending' && isSuccessor && (
          <Button variant="main" wide busy={accept.busy} busyText={t('Saving...')} onClick={() => void accept.run()}>
            {t('Take over')}
          </Button>
        )}
        {state === 'pending' && (
          <Button wide busy={cancel.busy} busyText={t('Saving...')} onClick={() => void cancel.run()}>
            {isSuccessor ? t('Decline') : t('Cancel the handover')}
          </Button>
        )}
        {state === 'done' && isSuccessor && (
          <ButtonLink to={paths.organizationDashboard} variant="main" wide>
            {t('Open your league')}
          </ButtonLink>
        )}
        <Help />
      </div>
    </AccountPage>
  );
}

export default function Handover({ id: text }: { id: string }) {
  const id = pageId(text);
  return (
    <RoleGate roles={['organization']}>
      {() => (Number.isNaN(id) ? <NotFound /> : <HandoverCard key={id} id={id} />)}
    </RoleGate>
  );
}
