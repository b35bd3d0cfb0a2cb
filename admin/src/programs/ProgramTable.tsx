import { Box } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { sponsorablePropertiesLimits } from '../../../db/generated/limits.ts';
import { formatDate, formatNumber, seasonName } from '../../../ui/formats.ts';
import { isEnded } from '../../../ui/organization/programOrder.ts';
import { DeleteButton } from '../components/DeleteDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { RangeInput } from '../form/inputs.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import { WhyDialog } from '../nearMisses/WhyDialog.tsx';
import { Confidence } from '../organizations/Confidence.tsx';
import { agesOf, genderName } from '../organizations/players.ts';
import { seasonChoices } from '../reference/choices.ts';
import { useReference } from '../reference/useReference.ts';
import { Months, SeasonBar } from './Calendar.tsx';
import { ProgramDialog } from './ProgramDialog.tsx';
import type { Program } from './usePrograms.ts';

/** The participants: "Coed, ages 5–14"; unknown parts are omitted (B-133, B-144). */
function players(program: Program): string {
  const ages = agesOf(program);
  return [genderName(program), ages ? `ages ${ages}` : ''].filter(Boolean).join(', ');
}

const Name = (program: Program) => {
  const about = players(program);
  return (
    <>
      <b>{program.name}</b>
      <Box sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: { sm: 'nowrap' } }}>
        {about ? `${about} · ` : ''}
        <Confidence value={program.dataConfidence ?? 'incomplete'} />
      </Box>
    </>
  );
};

type Props = { organizationId: number; programs: readonly Program[] };

/** Sponsorable properties with their seasons on a calendar, with bulk editing (B-121, B-122). */
export function ProgramTable({ organizationId, programs }: Props) {
  const sports = useReference('sports');
  const competitivenesses = useReference('competitivenesses');
  return (
    <LocalTable<Program>
      resource="sponsorableProperties"
      data={programs}
      rowSx={(program) => (isEnded(program as Program) ? { opacity: 0.7 } : {})}
      bulkFields={[
        <SelectInput key="season" source="season" choices={seasonChoices} />,
        <SelectInput key="sport" source="sportId" choices={sports} />,
        <SelectInput key="competitiveness" source="competitivenessId" choices={competitivenesses} />,
        <RangeInput key="players" source="numberOfPlayers" limit={sponsorablePropertiesLimits.numberOfPlayers} />,
      ]}
    >
      <Column<Program> source="name" render={Name} />
      <Column<Program> source="sport.name" render={({ sport }) => sport?.name ?? '–'} />
      <Column<Program> source="competitiveness.name" render={({ competitiveness }) => competitiveness?.name ?? '–'} />
      <Column<Program> source="numberOfPlayers" align="right" format={formatNumber} />
      <Column<Program> source="season" render={({ season }) => seasonName(season)} />
      <Column<Program> source="startDate" label="Start" align="right" format={formatDate} />
      <Column<Program> source="endDate" label="End" align="right" format={formatDate} />
      <DataTable.Col<Program>
        label={<Months />}
        disableSort // Shows start and end, which have their own columns.
        sx={{ '&&&': { display: { xs: 'none', lg: 'table-cell' } }, overflow: 'hidden' }}
        render={({ startDate, endDate }) => <SeasonBar from={startDate} to={endDate} />}
      />
      <Column<Program>
        source="actions"
        render={(program) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <DialogButton
              icon={<Icon name="edit" />}
              aria-label={`Edit ${program.name}`}
              dialog={<ProgramDialog organizationId={organizationId} program={program} />}
            />
            <DialogButton
              icon={<Icon name="aim" />}
              aria-label={`Campaigns for ${program.name}`}
              dialog={<WhyDialog program={program} />}
            />
            <DialogButton
              icon={<Icon name="clock" />}
              aria-label={`History of ${program.name}`}
              dialog={<HistoryDialog record="sponsorable_properties" id={program.id} of={program.name} />}
            />
            <DeleteButton
              resource="sponsorableProperties"
              record={program}
              name={program.name}
              title="Delete sponsorable property"
              from="the organization"
            >
              <p>
                <b>{program.name}</b> will be removed.
              </p>
            </DeleteButton>
          </Box>
        )}
      />
    </LocalTable>
  );
}
