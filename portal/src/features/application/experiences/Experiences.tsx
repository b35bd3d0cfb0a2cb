/** Seminars, tabling and photography (L-203 to L-211). */
import { t } from '../../../i18n/i18n.ts';
import { AssetStep } from '../assets/AssetStep.tsx';
import { YesNoInput } from '../form/ChoiceInputs.tsx';
import { DateInput, NumberInput, ProseInput } from '../form/Inputs.tsx';
import type { StepProps } from '../stepProps.ts';
import { photos, sampling, seminar } from './texts.ts';

export const Seminar = (props: StepProps) => (
  <AssetStep {...props} texts={seminar}>
    {(scope) => (
      <>
        <ProseInput scope={scope} name="description" label={t('Describe the event')} rows={3} />
        <div className="pair">
          <DateInput scope={scope} name="eventDate" label={t('Approximate date of event')} />
          <NumberInput scope={scope} name="possibleAttendance" label={t('Possible attendance')} />
        </div>
      </>
    )}
  </AssetStep>
);

export const Sampling = (props: StepProps) => (
  <AssetStep {...props} texts={sampling}>
    {(scope) => (
      <>
        <ProseInput scope={scope} name="description" label={t('Describe the event')} rows={3} />
        <div className="pair">
          <DateInput scope={scope} name="eventDate" label={t('Approximate date of the event')} />
          <NumberInput scope={scope} name="attendance" label={t('Attendance')} />
        </div>
        <YesNoInput scope={scope} name="canDistributeFood" legend={t('Can food be distributed?')} />
        <YesNoInput scope={scope} name="canAllowOutsideFood" legend={t('Is outside food allowed?')} />
        <YesNoInput scope={scope} name="hasElectricity" legend={t('Is there electricity?')} />
      </>
    )}
  </AssetStep>
);

export const Photos = (props: StepProps) => <AssetStep {...props} texts={photos} />;
