import { useCall, useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { EditForm } from '../kit/EditForm.tsx';
import { FormProblem } from '../kit/FormProblem.tsx';
import { RichTextIn } from '../kit/RichTextIn.tsx';
import { SaveButton } from '../kit/SaveButton.tsx';
import { Problem } from '../layout/Problem.tsx';
import { CreateSeasonalGoalDocument, SeasonalGoalDocument, UpdateSeasonalGoalDocument } from './documents.ts';

const NONE = { sponsorFacingGoalBody: '' };

type Props = { sponsorId: number; season: string; year: number };

/** The goal of one season: made on the first save, changed afterwards (S-064, S-065, S-069). */
export function SeasonalGoalEditor({ sponsorId, season, year }: Props) {
  const { data, error, refetch } = useDocument(SeasonalGoalDocument, { sponsorId, season, year });
  const create = useCall(CreateSeasonalGoalDocument, { quiet: true });
  const update = useCall(UpdateSeasonalGoalDocument, { repeatable: true, quiet: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const goal = data.seasonalGoal;
  const save = ({ sponsorFacingGoalBody = '' }: { sponsorFacingGoalBody?: string }): Promise<unknown> =>
    goal
      ? update.call({ input: { id: goal.id, sponsorFacingGoalBody } })
      : create.call({ input: { sponsorId, season, year, sponsorFacingGoalBody } });
  return (
    <EditForm record={goal ?? NONE} onSubmit={save}>
      <div className="block__body">
        <RichTextIn
          source="sponsorFacingGoalBody"
          label="Goal"
          hint="The sponsor reads this on its seasonal dashboard."
        />
        <FormProblem />
      </div>
      <div className="formfoot">
        <SaveButton />
      </div>
    </EditForm>
  );
}
