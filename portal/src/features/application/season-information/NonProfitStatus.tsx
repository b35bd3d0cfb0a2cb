/** The legal status of the organization (L-177). */
import { t } from '../../../i18n/i18n.ts';
import { OneOfInput } from '../form/ChoiceInputs.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { stepScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';

export function NonProfitStatus({ form, options }: StepProps) {
  return (
    <div className="wrap question">
      <StepHeader title={t('Non-Profit Status')}>
        {t('Some sponsors give to non-profit organizations only.')}
      </StepHeader>
      <OneOfInput
        scope={stepScope(form)}
        name="organizationTypeId"
        legend={t('Organization Type')}
        options={options.organizationTypes.map(({ id, name }) => ({ value: id, label: t(name) }))}
      />
    </div>
  );
}
