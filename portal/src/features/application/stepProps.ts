/** What every step's component gets. */
import type { ApplicationView, Options } from './types.ts';
import type { StepForm } from './wizard/useStepForm.ts';

export interface StepProps {
  form: StepForm;
  view: ApplicationView;
  options: Options;
  /** The link's token, for suggestions of places. */
  token: string;
}
