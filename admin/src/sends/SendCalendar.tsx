import { Alert, Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { today } from '../../../ui/clock.ts';
import { formatDate, formatNumber } from '../../../ui/formats.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { PageFilters } from '../list/PageFilters.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { kindName } from '../mails/kinds.ts';
import { DayGrid } from '../season/DayGrid.tsx';
import { PeriodButtons } from '../season/PeriodButtons.tsx';
import { dayIn, rangeOf, step } from '../season/period.ts';
import type { SendDaysQuery, SendDaysQueryVariables } from './generated/graphql.ts';
import { RecipientsDialog } from './RecipientsDialog.tsx';

type SendDay = NonNullable<NonNullable<SendDaysQuery['sendDays']>[number]>;

/** How many offers of a send wait for a day, grey if it is paused; opens who they are. */
const SendMark = ({ day: { sendId, kind, campaignName, paused, onDate, waiting } }: { day: SendDay }) => (
  <DialogButton
    size="small"
    color="inherit"
    sx={{ p: 0, height: 'auto', minHeight: 24, whiteSpace: 'normal', textAlign: 'left', fontWeight: 400 }}
    dialog={
      <RecipientsDialog
        sendId={sendId}
        onDate={onDate}
        total={waiting}
        title={`${campaignName}, ${formatDate(onDate)}`}
      />
    }
  >
    <Box component="span" sx={paused ? { color: 'text.secondary' } : {}}>
      <b>{campaignName}</b> {kindName(kind)}, {formatNumber(waiting)} waiting
      {paused ? ', paused' : ''}
    </Box>
  </DialogButton>
);

/** The filter of the list of sends; empty if the address has none. */
const filterIn = (text: string | null): { state?: { in?: SendDaysQueryVariables['states'] }; kind?: string } => {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
};

type Props = {
  view: 'week' | 'month';
  views: ReactNode;
  /** Those of the list, which share its place in the address. */
  filters: readonly ReactElement[];
};

/** The queue by day, of a week or a month: how many offers of each send wait, and who receives what. */
export function SendCalendar({ view, views, filters }: Props) {
  const { get, set } = useAddressFilters();
  const date = dayIn(get('date')) ?? today();
  const range = rangeOf(view, date);
  const filter = filterIn(get('filter'));
  const { state, ...only } = filter;
  const wanted = { ...range, ...only, ...(state?.in?.length ? { states: state.in } : {}) };
  const { data, error, refetch } = useOperationQuery('sendDays', wanted, { keepPrevious: true });
  const days = data?.sendDays?.flatMap((day) => day ?? []);
  return (
    <>
      <PageHeader
        title="Sends"
        actions={
          <>
            <PeriodButtons range={range} go={(by) => set({ date: step(view, date, by) })} />
            {views}
          </>
        }
      >
        <PageFilters resource="sends" values={filter} onChange={(next) => set({ filter: JSON.stringify(next) })}>
          {filters}
        </PageFilters>
      </PageHeader>
      <PageBody>
        {days?.length === 1000 ? <Alert severity="info">Only the first 1,000 are shown.</Alert> : null}
        {error ? (
          <Problem error={error} retry={refetch} />
        ) : !days ? (
          <Loading lines={8} />
        ) : days.length ? (
          <DayGrid byDay={Map.groupBy(days, ({ onDate }) => onDate)} range={range}>
            {(day) => <SendMark key={day.sendId} day={day} />}
          </DayGrid>
        ) : (
          <EmptyState>Nothing is planned for these days.</EmptyState>
        )}
      </PageBody>
    </>
  );
}
