import { Alert, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { formatInZone } from './formatTimes.ts';
import type { SendRecipientsQuery } from './generated/graphql.ts';
import { recipientState } from './states.tsx';

type Recipient = NonNullable<NonNullable<SendRecipientsQuery['sendRecipients']>[number]> & { id: number };

type Props = { sendId: number; title: string; onDate?: string };

/** Who receives what of a send, or of those that wait for a day, when, and why one waits longer or was not sent. */
export function RecipientsDialog({ sendId, title, onDate }: Props) {
  const { data, error } = useOperationQuery('sendRecipients', { sendId, onDate: onDate ?? null });
  const recipients = data?.sendRecipients?.flatMap((row) => (row ? [{ ...row, id: row.offerId }] : []));
  return (
    <ConsoleDialog title={title} size="md" actions={<CloseButton>Close</CloseButton>}>
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      {recipients ? (
        <LocalTable<Recipient> resource="sendRecipients" data={recipients}>
          <Column<Recipient>
            source="organizationName"
            render={({ offerId, organizationId, organizationName }) =>
              organizationId ? (
                <MuiLink component={Link} to={`/offers/${offerId}`}>
                  {organizationName}
                </MuiLink>
              ) : (
                organizationName
              )
            }
          />
          <Column<Recipient> source="state" render={({ state }) => recipientState(state)} />
          <Column<Recipient>
            source="goesAt"
            label="League’s time"
            render={({ goesAt, timeZone }) => formatInZone(goesAt, timeZone)}
          />
          <Column<Recipient> source="reason" label="Because" format={String} />
        </LocalTable>
      ) : error ? null : (
        <Loading lines={6} />
      )}
    </ConsoleDialog>
  );
}
