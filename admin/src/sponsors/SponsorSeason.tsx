import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRecordContext } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { seasonName, seasonOf, seasons } from '../../../ui/formats.ts';
import { yearChoices } from '../campaigns/years.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { SeasonFeedbackCard } from '../dashboardFeedback/SeasonFeedbackCard.tsx';
import type { Choice } from '../form/choice.ts';
import { isUnsaved, LEAVE_QUESTION } from '../form/unsaved.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { useAddressFilters } from '../list/useAddressFilters.ts';
import { SeasonRecaps } from '../recaps/SeasonRecaps.tsx';
import { namedSeasonChoices } from '../reference/choices.ts';
import type { SponsorRecordFragment } from './generated/graphql.ts';
import { SeasonalGoalForm } from './SeasonalGoalForm.tsx';
import { SeasonLink } from './SeasonLink.tsx';
import { yearOf } from './yearOf.ts';

type PickerProps = {
  label: string;
  value: string | number;
  choices: readonly Choice[];
  onPick: (value: string) => void;
};

const Picker = ({ label, value, choices, onPick }: PickerProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onPick(String(target.value))}
    sx={{ minWidth: 112 }}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

/**
 * Selects a season and year and edits their goal; asks before discarding unsaved input of another season (S-063,
 * S-069).
 */
export function SponsorSeason() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  const { get, set } = useAddressFilters();
  const season = seasons.find((known) => known === get('season')) ?? seasonOf(today());
  const year = yearOf(get('year')) ?? Number(today().slice(0, 4));
  const key = { sponsorId: sponsor.id, season, year };
  const [pendingSeason, setPendingSeason] = useState<Record<string, string> | null>(null);
  const pick = (change: Record<string, string>) => (isUnsaved() ? setPendingSeason(change) : set(change));
  return (
    <PageBody narrow>
      <Stack direction="row" sx={{ gap: 1.5 }}>
        <Picker
          label="Season"
          value={season}
          choices={namedSeasonChoices}
          onPick={(picked) => pick({ season: picked })}
        />
        <Picker label="Year" value={year} choices={yearChoices(year)} onPick={(picked) => pick({ year: picked })} />
      </Stack>
      <TitledCard title={`Goal for ${seasonName(season)} ${year}`}>
        <SeasonalGoalForm key={`${season}-${year}`} {...key} />
      </TitledCard>
      <SeasonLink {...key} />
      <SeasonFeedbackCard {...key} />
      <SeasonRecaps {...key} />
      <Confirm
        isOpen={pendingSeason !== null}
        title="Leave this season?"
        content={LEAVE_QUESTION}
        confirm="Leave"
        cancel="Stay"
        onConfirm={() => {
          set(pendingSeason ?? {});
          setPendingSeason(null);
        }}
        onClose={() => setPendingSeason(null)}
      />
    </PageBody>
  );
}
