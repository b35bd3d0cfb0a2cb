import { Box, Button, Link as MuiLink, Stack } from '@mui/material';
import type { ReactElement } from 'react';
import { SelectArrayInput, SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { TwoLines } from '../components/TwoLines.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { countTitle } from '../list/countTitle.ts';
import { ListPage } from '../list/ListPage.tsx';
import { Column, RecordTable } from '../list/RecordTable.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { bulkMails } from '../mails/bulk.ts';
import { kindName } from '../mails/kinds.ts';
import { OptionButtons } from '../mails/OptionButtons.tsx';
import { campaignFilter } from '../reference/filters.tsx';
import { ContactBudget } from './ContactBudget.tsx';
import { FollowUps } from './FollowUps.tsx';
import { formatNext } from './formatTimes.ts';
import type { SendRowFragment } from './generated/graphql.ts';
import { RecipientsDialog } from './RecipientsDialog.tsx';
import { SendCalendar } from './SendCalendar.tsx';
import { CancelSendDialog, MoveDialog, PauseDialog } from './sendDialogs.tsx';
import { SendState, sendStateChoices } from './states.tsx';

type Row = SendRowFragment;

const kindChoices = [...Object.keys(bulkMails), 'offer_follow_up'].map((id) => ({ id, name: kindName(id) }));

const filters = [
  <SelectArrayInput key="state" source="state.in" label="State" choices={sendStateChoices} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} emptyText="Any kind" alwaysOn />,
  campaignFilter,
];

const count = { align: 'right', disableSort: true } as const;

/** Resumes a paused send, or tries again what failed of one. */
function ResumeButton({ send: { id, state }, name }: { send: Row; name: string }) {
  const { mutateAsync: resume, isPending } = useOperation('pauseSend');
  const label = state === 'paused' ? 'Resume' : 'Try again';
  return (
    <Button
      size="small"
      aria-label={`${label} ${name}`}
      disabled={isPending}
      onClick={() => void resume({ input: { sendId: id, paused: false } }).catch(() => undefined)}
    >
      {label}
    </Button>
  );
}

/** Until the minute it goes, a send can be moved, paused and canceled. */
function SendActions({ send }: { send: Row }) {
  const name = `${send.campaign?.name}, ${kindName(send.kind)}`;
  const { counts } = send;
  const button = (label: string, dialog: ReactElement) => (
    <DialogButton size="small" aria-label={`${label} ${name}`} dialog={dialog}>
      {label}
    </DialogButton>
  );
  return (
    <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } }}>
      {button(
        'Recipients',
        <RecipientsDialog
          sendId={send.id}
          total={Object.values(counts).reduce((sum, count) => sum + count, 0)}
          title={`${kindName(send.kind)} emails of ${send.campaign?.name}`}
        />,
      )}
      {send.nextOn ? button('Move', <MoveDialog send={send} />) : null}
      {(send.nextOn && send.state === 'paused') || counts.failed ? <ResumeButton send={send} name={name} /> : null}
      {send.nextOn && send.state === 'queued' ? button('Pause', <PauseDialog send={send} />) : null}
      {send.nextOn || counts.failed ? button('Cancel', <CancelSendDialog send={send} />) : null}
    </Stack>
  );
}

const VIEWS = ['list', 'week', 'month'] as const;
const viewNames = { list: 'List', week: 'Week', month: 'Month' };

/** The page of planned sends: their list, or what waits by day. */
export function SendsPage() {
  const { get, set } = useAddressFilters();
  const view = VIEWS.find((known) => known === get('view')) ?? 'list';
  const views = (
    <OptionButtons
      label="Show"
      options={VIEWS}
      names={viewNames}
      value={view}
      onChange={(next) => set({ view: next === 'list' ? null : next, date: null })}
    />
  );
  return view === 'list' ? <SendList views={views} /> : <SendCalendar view={view} views={views} filters={filters} />;
}

/** The queue of planned sends: what goes when, what waits or was not sent, and why. */
function SendList({ views }: { views: ReactElement }) {
  return (
    <ListPage
      resource="sends"
      title={countTitle('Send')}
      actions={views}
      sort={{ field: 'nextOn', order: 'ASC' }}
      filterDefaultValues={{ state: { in: ['queued', 'paused'] } }}
      filters={filters}
      above={
        <Box sx={{ px: { sm: 3 }, pt: { sm: 3 }, mb: { sm: -1 } }}>
          <Stack sx={{ gap: 2 }}>
            <FollowUps />
            <ContactBudget />
          </Stack>
        </Box>
      }
      empty="Nothing is planned. Emails about offers can be sent at a time or spread over days where they are sent."
    >
      <RecordTable<Row> rowClick={false} hiddenColumns={['plannedBy.name']}>
        <Column<Row>
          source="kind"
          label="Send"
          exportColumns={[{ source: 'campaign.name', label: 'Campaign' }, 'kind']}
          render={({ kind, campaign }) => (
            <TwoLines below={kindName(kind)}>
              <MuiLink
                component={Link}
                to={`/campaign-planner/sponsors/${campaign?.sponsorId}/campaigns/${campaign?.id}`}
              >
                {campaign?.name}
              </MuiLink>
            </TwoLines>
          )}
        />
        <Column<Row>
          source="nextOn"
          label="Next goes"
          exportColumns={['nextOn', 'localTime', 'perDay']}
          render={(send) => (
            <TwoLines below={send.perDay ? `${pluralise(send.perDay, 'league')} a day` : null}>
              {formatNext(send) || '–'}
            </TwoLines>
          )}
        />
        <Column<Row>
          {...count}
          source="counts.waiting"
          label="Wait"
          render={({ counts }) => formatNumber(counts.waiting)}
        />
        <Column<Row> {...count} source="counts.sent" render={({ counts }) => formatNumber(counts.sent)} />
        <Column<Row> {...count} source="counts.notSent" render={({ counts }) => formatNumber(counts.notSent)} />
        <Column<Row> {...count} source="counts.failed" render={({ counts }) => formatNumber(counts.failed)} />
        <Column<Row> source="state" render={(send) => <SendState state={send.state} reason={send.pauseReason} />} />
        <Column<Row>
          source="plannedBy.name"
          disableSort
          render={({ plannedBy }) => plannedBy?.name ?? plannedBy?.email ?? '–'}
        />
        <Column<Row> source="actions" render={(send) => <SendActions send={send} />} />
      </RecordTable>
    </ListPage>
  );
}
