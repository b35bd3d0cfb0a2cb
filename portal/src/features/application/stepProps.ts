/** The props of every step's component. */
import type { ApplicationView, Options } from './types.ts';
import type { ShownStep } from './wizard/steps.ts';
import type { StepForm } from './wizard/useStepForm.ts';

export interface StepProps {
  form: StepForm;
  view: ApplicationView;
  options: Options;
  /** The link's token, for place suggestions. */
  token: string;
  /** Opens a step to change its answers; its Next button returns here. */
  onChange: (step: ShownStep) => void;
}
