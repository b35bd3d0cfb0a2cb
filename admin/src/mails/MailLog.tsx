import { Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { MailRowFragment, MailsQueryVariables } from './generated/graphql.ts';
import { MailActions } from './MailActions.tsx';
import { MailKind } from './MailKind.tsx';
import { MailState, MailTime } from './MailState.tsx';
import { SuppressionAlert } from './SuppressionAlert.tsx';

type Row = MailRowFragment;

/** Emails about an offer or to an organization: time, and why one was not sent. */
export function MailLog({ filter, organizationId }: { filter: MailsQueryVariables; organizationId: number }) {
  const { data, error, refetch } = useOperationQuery('mails', filter, { keepPrevious: true });
  const { data: suppressed } = useOperationQuery('mailSuppressions', { organizationId });
  const suppressions = suppressed?.mailSuppressions ?? [];
  const mails = data?.mails;
  return (
    <TitledCard id="mails" title="Mails" note={mails?.length || undefined} end={<Link to="/mails">All mails</Link>}>
      {suppressions.length ? (
        <Stack sx={{ gap: 1, p: 2 }}>
          {suppressions.map((suppression) => (
            <SuppressionAlert key={`${suppression.address} ${suppression.reason}`} suppression={suppression} />
          ))}
        </Stack>
      ) : null}
      {error ? <Problem error={error} retry={refetch} /> : null}
      {mails || error ? null : <Loading />}
      {mails?.length === 0 ? <EmptyState>Nothing has been mailed yet.</EmptyState> : null}
      {mails?.length ? (
        <LocalTable<Row> resource="mails" data={mails} aria-label="Mails">
          <Column<Row>
            source="kind"
            disableSort
            render={(mail) => (
              <>
                <MailKind mail={mail} />
                <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {mail.recipient || 'Nobody'}
                </Typography>
                {mail.reason ? (
                  <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
                    {mail.reason}
                  </Typography>
                ) : null}
              </>
            )}
          />
          <Column<Row>
            source="state"
            disableSort
            render={(mail) => (
              <>
                <MailState state={mail.state} />
                <Typography variant="caption" component="div" color="text.secondary">
                  <MailTime mail={mail} />
                </Typography>
              </>
            )}
          />
          <Column<Row>
            source="actions"
            render={(mail) => (
              <MailActions mail={mail} warned={suppressions.some(({ address }) => address === mail.recipient)} />
            )}
          />
        </LocalTable>
      ) : null}
    </TitledCard>
  );
}
