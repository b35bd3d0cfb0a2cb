import { Box, CardContent, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, required, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { campaignsLimits } from '../../../../db/generated/limits.ts';
import { formatMoney } from '../../../../ui/formats.ts';
import { TitledCard } from '../../components/TitledCard.tsx';
import { FieldGrid } from '../../form/FieldGrid.tsx';
import { FormError } from '../../form/FormError.tsx';
import { FormFooter } from '../../form/FormFooter.tsx';
import { FormGrid, fullRow } from '../../form/FormGrid.tsx';
import { DateInput, MultilineInput, PercentInput, RangeInput } from '../../form/inputs.tsx';
import { RecordForm } from '../../form/RecordForm.tsx';
import { SaveButton } from '../../form/SaveButton.tsx';
import { SpanishInput } from '../../form/SpanishInput.tsx';
import { namedSeasonChoices } from '../../reference/choices.ts';
import type { CampaignRecordFragment } from '../generated/graphql.ts';
import { yearChoices } from '../years.ts';

/** Rounds down to whole dollars; null for an empty input (S-088). */
const toWhole = (typed: string | number) => (typed === '' ? null : Math.floor(Number(typed)));

/** Shows the total spend with thousands separators below its input. */
function SpendInput() {
  const spend = useWatch({ name: 'totalSpend' }) as number | null;
  return (
    <RangeInput
      source="totalSpend"
      parse={toWhole}
      limit={campaignsLimits.totalSpend}
      helperText={formatMoney(spend) || 'In US dollars.'}
    />
  );
}

/** Read-only: share times total spend, as typed (S-090). */
function Budget() {
  const [spend, share] = useWatch({ name: ['totalSpend', 'leagueSharePercentage'] }) as [number | null, string | null];
  const budget = spend === null || share === null ? null : spend * Number(share);
  return <TextField label="League Budget" disabled value={formatMoney(budget) || '--'} />;
}

/** Settings of one subject in a row; numbers are right-aligned. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 2, '& input[type=number], & input:disabled': { textAlign: 'right' } }}>
    <Typography variant="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <FieldGrid>{children}</FieldGrid>
  </Box>
);

/** The campaign's settings (S-087 … S-094). */
export function SettingsTab() {
  const campaign = useRecordContext<CampaignRecordFragment>();
  return (
    <RecordForm>
      <TitledCard title="Settings">
        <CardContent>
          <FormGrid>
            <TextInput source="name" validate={required()} sx={fullRow} />
            <SelectInput source="season" choices={namedSeasonChoices} validate={required()} />
            <SelectInput source="year" choices={yearChoices(campaign?.year)} validate={required()} />
          </FormGrid>
          <Section title="Money">
            <SpendInput />
            <PercentInput
              source="leagueSharePercentage"
              limit={campaignsLimits.leagueSharePercentage}
              helperText="Percent of the total spend that goes to leagues."
            />
            <Budget />
          </Section>
          <Section title="Goal">
            <RangeInput source="targetNumberOfLeagues" limit={campaignsLimits.targetNumberOfLeagues} />
            <DateInput source="leaguesConfirmedGoalDate" limit={campaignsLimits.leaguesConfirmedGoalDate} />
            <RangeInput
              source="daysBetweenMails"
              limit={campaignsLimits.daysBetweenMails}
              validate={required()}
              helperText="Minimum time before a league can be sent the same email again."
            />
            <MultilineInput
              source="goal"
              sx={fullRow}
              minRows={2}
              helperText="Visible to staff only: what this campaign should achieve."
            />
          </Section>
          <Section title="Exclusivity">
            <BooleanInput
              source="exclusiveBySport"
              helperText="No other sponsor can have a program of the same sport in the same league this season."
            />
            <BooleanInput
              source="exclusiveByCategory"
              helperText="No other sponsor of the same category can sponsor the same league this season."
            />
          </Section>
          <Section title="Texts">
            <MultilineInput
              source="sponsorOverview"
              sx={fullRow}
              minRows={4}
              helperText="This text is sent directly to leagues receiving offers."
            />
            <SpanishInput source="sponsorOverviewEs" sx={fullRow} minRows={4} />
          </Section>
          <FormError />
        </CardContent>
        <FormFooter>
          <SaveButton required={['name']} />
        </FormFooter>
      </TitledCard>
    </RecordForm>
  );
}
