/** What every step's component gets. */
import type { ApplicationView, Options } from './types.ts';
import type { ShownStep } from './wizard/steps.ts';
import type { StepForm } from './wizard/useStepForm.ts';

export interface StepProps {
  form: StepForm;
  view: ApplicationView;
  options: Options;
  /** The link's token, for suggestions of places. */
  token: string;
  /** Opens a step to change its answers; its Next comes back here. */
  onChange: (step: ShownStep) => void;
}
