import { fieldErrors } from '../api/errors.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { PageForm } from '../kit/PageForm.tsx';
import { RichTextIn } from '../kit/RichTextIn.tsx';
import { SaveButton } from '../kit/SaveButton.tsx';
import { Problem } from '../layout/Problem.tsx';
import { CreateSeasonalGoalDocument, SeasonalGoalDocument, UpdateSeasonalGoalDocument } from './documents.ts';

type Props = { sponsorId: number; season: string; year: number };

/** The goal of one season: made on the first save, changed afterwards (S-064, S-065, S-069). */
export function SeasonalGoalEditor({ sponsorId, season, year }: Props) {
  const { data, error, refetch } = useDocument(SeasonalGoalDocument, { sponsorId, season, year });
  const create = useCall(CreateSeasonalGoalDocument);
  const update = useCall(UpdateSeasonalGoalDocument, { repeatable: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  const goal = data.seasonalGoal;
  const save = async ({ sponsorFacingGoalBody = '' }: { sponsorFacingGoalBody?: string }) => {
    try {
      if (goal) await update.call({ input: { id: goal.id, sponsorFacingGoalBody } });
      else await create.call({ input: { sponsorId, season, year, sponsorFacingGoalBody } });
      return undefined;
    } catch (failure) {
      return fieldErrors(failure) ?? { root: '' };
    }
  };
  return (
    <PageForm record={goal ?? {}} onSubmit={save}>
      <div className="block__body">
        <RichTextIn
          source="sponsorFacingGoalBody"
          label="Goal"
          hint="The sponsor reads this on its seasonal dashboard."
        />
      </div>
      <div className="formfoot">
        <SaveButton />
      </div>
    </PageForm>
  );
}
