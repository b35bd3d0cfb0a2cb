import { Alert, Button, Link as MuiLink, Stack } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../../../ui/clock.ts';
import { formatDate, pluralise } from '../../../ui/formats.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogButton } from '../components/DialogButton.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { FollowUpsQuery } from './generated/graphql.ts';

type FollowUp = NonNullable<NonNullable<FollowUpsQuery['followUps']>[number]>;
type Row = FollowUp & { id: number };

/** The proposed offers with their leagues. */
const FollowUpList = ({ offers }: { offers: readonly FollowUp[] }) => (
  <ConsoleDialog title="Offers to follow up" size="md" actions={<CloseButton>Close</CloseButton>}>
    <LocalTable<Row> resource="followUps" data={offers.map((offer) => ({ ...offer, id: offer.offerId }))}>
      <Column<Row>
        source="organizationName"
        render={({ offerId, organizationName }) => (
          <MuiLink component={Link} to={`/offers/${offerId}`}>
            {organizationName}
          </MuiLink>
        )}
      />
      <Column<Row> source="campaignName" />
      <Column<Row> source="mailedOn" label="Last emailed" format={formatDate} />
      <Column<Row> source="opened" render={({ opened }) => (opened ? 'Yes' : 'No')} />
    </LocalTable>
  </ConsoleDialog>
);

/** Today's follow-ups of unanswered offers: staff approve all of them at once. */
export function FollowUps() {
  const { data, error, refetch } = useOperationQuery('followUps', {});
  const { mutateAsync: planSend, isPending } = useOperation('planSend');
  const [queued, setQueued] = useState(0);
  const offers = data?.followUps?.flatMap((offer) => offer ?? []) ?? [];
  if (error) return <Problem error={error} retry={refetch} />;
  if (!offers.length && !queued) return null;
  const campaigns = [...Map.groupBy(offers, ({ campaignName }) => campaignName)];
  const approve = async () => {
    const input = {
      kind: 'offer_follow_up',
      offerIds: offers.map(({ offerId }) => offerId),
      startOn: today(),
      localTime: '09:30',
    };
    const { sends } = (await planSend({ input })).planSend;
    setQueued((sends ?? []).reduce((sum, { counts }) => sum + counts.waiting, 0));
  };
  return (
    <TitledCard title="Follow-ups for today">
      <Stack sx={{ p: 2, gap: 1.5, alignItems: 'flex-start' }}>
        {queued ? (
          <Alert severity="success">{pluralise(queued, 'follow-up')} approved. They are in the queue.</Alert>
        ) : null}
        {offers.length ? (
          <>
            <span>
              {pluralise(offers.length, 'offer')} got no answer for a while:{' '}
              {campaigns.map(([name, of]) => `${name} ${of.length}`).join(', ')}.
            </span>
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button variant="contained" disabled={isPending} onClick={() => void approve().catch(() => undefined)}>
                Approve {offers.length === 1 ? 'it' : `all ${offers.length}`}
              </Button>
              <DialogButton dialog={<FollowUpList offers={offers} />}>Show offers</DialogButton>
              <Button component={Link} to="/mails/samples">
                Read the text
              </Button>
            </Stack>
          </>
        ) : null}
      </Stack>
    </TitledCard>
  );
}
