import { Alert, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { Loading } from '../components/Loading.tsx';
import { ShowMore } from '../components/ShowMore.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { formatInZone } from './formatTimes.ts';
import type { SendRecipientsQuery } from './generated/graphql.ts';
import { recipientState } from './states.tsx';

/** How many are shown at first, and more each time. */
const STEP = 200;

type Recipient = NonNullable<NonNullable<SendRecipientsQuery['sendRecipients']>[number]> & { id: number };

type Props = { sendId: number; title: string; onDate?: string; total: number };

/** Who receives what of a send, or of those that wait for a day, when, and why one waits longer or was not sent. */
export function RecipientsDialog({ sendId, title, onDate, total }: Props) {
  const [firstRows, setRows] = useState(STEP);
  const variables = { sendId, onDate: onDate ?? null, firstRows };
  const { data, error, isPlaceholderData } = useOperationQuery('sendRecipients', variables, { keepPrevious: true });
  const recipients = data?.sendRecipients?.flatMap((row) => (row ? [{ ...row, id: row.offerId }] : []));
  return (
    <ConsoleDialog title={title} size="md" actions={<CloseButton>Close</CloseButton>}>
      {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      {recipients ? (
        <>
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
          <ShowMore
            shown={recipients.length}
            total={total}
            busy={isPlaceholderData}
            onMore={() => setRows(firstRows + STEP)}
          />
        </>
      ) : error ? null : (
        <Loading lines={6} />
      )}
    </ConsoleDialog>
  );
}
