import { Box, MenuItem, TextField } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { longDate } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import type { Person } from '../comments/mentions.ts';
import { useStaff } from '../comments/useStaff.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { SeasonSection } from '../forecast/SeasonSection.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { Problem } from '../layout/Problem.tsx';
import { ListShortcuts } from '../list/ListShortcuts.tsx';
import { currentRow } from '../list/rowCursor.ts';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { TaskDialog } from '../tasks/TaskDialog.tsx';
import { DoneCard } from './DoneCard.tsx';
import { countOf, things } from './kinds.ts';
import { PutOffCard } from './PutOffCard.tsx';
import { TodayTable } from './TodayTable.tsx';

/** What is shown if nothing waits. */
const nothing =
  'Nothing waits. Campaigns behind their pace, overdue proof, photos and checks to deal with, invoices to issue or ' +
  'overdue, refused emails, offers without an answer, missing addresses, conflicts, requests of sponsors, tasks and ' +
  'mentions would be shown here.';

const TEAM = 'team';

const putOffCurrent = () => currentRow()?.querySelector<HTMLElement>('button[aria-label^="Put off"]')?.click();

type WhoseWorkProps = {
  me: string;
  colleagues: readonly Person[];
  value: string;
  onChange: (value: string) => void;
};

/** The user, a colleague, or the team. */
function WhoseWork({ me, colleagues, value, onChange }: WhoseWorkProps) {
  const isKnown = value === me || value === TEAM || colleagues.some(({ id }) => String(id) === value);
  return (
    <TextField
      select
      size="small"
      label="Whose work"
      value={isKnown ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 160, m: 0 }}
    >
      <MenuItem value={me}>Me</MenuItem>
      <MenuItem value={TEAM}>Team</MenuItem>
      {colleagues.map(({ id, name, email }) => (
        <MenuItem key={id} value={String(id)}>
          {name ?? email}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The first page of the console: what waits for the user, a colleague or the team, what costs most first. */
export function TodayPage() {
  const { identity } = useGetIdentity();
  const { get, set } = useAddressFilters();
  const me = String(identity?.id ?? '');
  const asked = get('who') ?? '';
  const who = asked === TEAM || Number.isInteger(pageId(asked)) ? asked : me;
  const colleagues = useStaff().filter(({ id }) => String(id) !== me);
  const colleague = colleagues.find(({ id }) => String(id) === who);
  const { data, error, refetch } = useOperationQuery('todayLines', who === TEAM ? {} : { userId: Number(who) }, {
    enabled: Boolean(identity),
  });
  const lines = data?.todayLines;
  const waiting = lines?.filter(({ putOffUntil }) => !putOffUntil) ?? [];
  const putOff = lines?.filter(({ putOffUntil }) => putOffUntil) ?? [];
  return (
    <>
      <PageHeader
        title="Today"
        badges={longDate(today())}
        actions={
          <>
            {identity ? (
              <WhoseWork
                me={me}
                colleagues={colleagues}
                value={who}
                onChange={(value) => set({ who: value === me ? null : value })}
              />
            ) : null}
            <DialogButton variant="outlined" startIcon={<Icon name="plus" />} dialog={<TaskDialog />}>
              Add Task
            </DialogButton>
          </>
        }
      />
      <PageBody>
        {error ? <Problem error={error} retry={refetch} /> : null}
        {!lines && !error ? <Loading /> : null}
        {lines ? (
          <TitledCard
            title={who === me ? 'For me' : `For ${who === TEAM ? 'the team' : (colleague?.name ?? 'a colleague')}`}
            note={waiting.length ? `${things(countOf(waiting))}, what a day costs most first` : undefined}
          >
            {waiting.length ? <TodayTable lines={waiting} /> : <EmptyState>{nothing}</EmptyState>}
          </TitledCard>
        ) : null}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            '&:empty': { display: 'none' },
            '& > *': { flex: '1 1 400px' },
          }}
        >
          {putOff.length ? <PutOffCard lines={putOff} /> : null}
          {who === me ? <DoneCard /> : null}
        </Box>
        <SeasonSection />
      </PageBody>
      <ListShortcuts selectable={false} more={[{ keys: ['h'], label: 'Put off', moves: true, run: putOffCurrent }]} />
    </>
  );
}
