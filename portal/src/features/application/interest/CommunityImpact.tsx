/** Background of the organization, as free text (L-144, L-145). */
import { t } from '../../../i18n/i18n.ts';
import { ProseInput } from '../form/Inputs.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { stepScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';

export function CommunityImpact({ form }: StepProps) {
  return (
    <div className="wrap question">
      <StepHeader title={t('Community impact')}>
        {t(
          'Sponsors like to know who they support. Tell them about your organization: its history, its volunteers, what it does for families.',
        )}
      </StepHeader>
      <ProseInput
        scope={stepScope(form)}
        name="additionalInformation"
        label={t('Background information on your organization')}
        hint={t('Optional. A few sentences are enough.')}
        rows={7}
      />
    </div>
  );
}
