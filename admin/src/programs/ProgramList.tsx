import { Button } from '@mui/material';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { byStart, isEnded } from '../../../ui/organization/programOrder.ts';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { Icon } from '../components/Icon.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { Problem } from '../layout/Problem.tsx';
import { Shortcuts } from '../layout/Shortcuts.tsx';
import { Legend } from './Calendar.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import { ProgramTable } from './ProgramTable.tsx';
import { type Program, usePrograms } from './usePrograms.ts';

/** The number of past, running and future programs. */
function countsOf(programs: readonly Program[]) {
  const now = today();
  const current = programs.filter((program) => !isEnded(program));
  const soon = current.filter(({ startDate }) => (startDate ?? '') > now);
  const running = current.filter(({ startDate, endDate }) => startDate && startDate <= now && (endDate ?? '') >= now);
  return { running: running.length, soon: soon.length, past: programs.length - current.length };
}

/** The organization's sponsorable properties with their seasons on a calendar (B-121 … B-145). */
export function ProgramList({ organizationId }: { organizationId: number }) {
  const { data, error, refetch } = usePrograms(organizationId);
  const [showsAll, setShowsAll] = useState(false);
  const [dialog, openDialog] = useDialog();
  const added = <ProgramDialog organizationId={organizationId} />;
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={8} />;
  const programs = [...data].sort(byStart);
  const rows = showsAll ? programs : programs.filter((program) => !isEnded(program));
  const hasEnded = programs.some(isEnded);
  const toggle = showsAll ? 'Show Active' : 'Show All';
  return (
    <PageBody>
      <TitledCard
        title="Sponsorable properties"
        note={<Legend {...countsOf(programs)} />}
        end={
          <>
            {hasEnded ? <Button onClick={() => setShowsAll(!showsAll)}>{toggle}</Button> : null}{' '}
            <CanAccess resource="sponsorableProperties" action="create">
              <DialogButton variant="contained" color="secondary" startIcon={<Icon name="plus" />} dialog={added}>
                Add Sponsorable Property
              </DialogButton>
            </CanAccess>
          </>
        }
      >
        {rows.length ? (
          <ProgramTable organizationId={organizationId} programs={rows} />
        ) : (
          <EmptyState>No sponsorable properties exist!</EmptyState>
        )}
      </TitledCard>
      {dialog}
      <Shortcuts
        shortcuts={[
          { keys: ['n'], label: 'New property', run: () => openDialog(added) },
          ...(hasEnded ? [{ keys: ['a'], label: toggle, run: () => setShowsAll(!showsAll) }] : []),
        ]}
      />
    </PageBody>
  );
}
