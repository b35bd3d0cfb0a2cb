import { CardContent } from '@mui/material';
import type { Season } from '../../../ui/generated/schema.ts';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useSaveRecord } from '../dataProvider/useSaveRecord.ts';
import { FormError } from '../form/FormError.tsx';
import { FormFooter } from '../form/FormFooter.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { SaveButton } from '../form/SaveButton.tsx';
import { Problem } from '../layout/Problem.tsx';

const NEW_GOAL = { sponsorFacingGoalBody: '' };

export type SeasonKey = { sponsorId: number; season: Season; year: number };

/** The goal of a season: created by the first save, updated afterwards (S-064, S-065, S-069). */
export function SeasonalGoalForm(key: SeasonKey) {
  const { data, error, refetch } = useOperationQuery('seasonalGoal', key);
  const save = useSaveRecord('seasonalGoals');
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const goal = data.seasonalGoal;
  const submit = async (values: object) => {
    await save(goal ? values : { ...key, ...values }, goal ?? undefined);
    await refetch();
  };
  return (
    <RecordForm record={goal ?? NEW_GOAL} onSubmit={submit}>
      <CardContent>
        <RichTextInput source="sponsorFacingGoalBody" helperText="The sponsor reads this on its seasonal dashboard." />
        <FormError />
      </CardContent>
      <FormFooter>
        <SaveButton />
      </FormFooter>
    </RecordForm>
  );
}
