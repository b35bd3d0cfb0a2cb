/** What the organization is in law (L-177). */
import { t } from '../../../i18n/i18n.ts';
import { OneOf } from '../form/Choices.tsx';
import { StepHead } from '../form/StepHead.tsx';
import { type Scope, stepScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';

export function NonProfitStatus({ form, options }: StepProps) {
  const scope = stepScope(form);
  // the ids are numbers, the choices texts
  const asText: Scope = {
    ...scope,
    value: (name) => String(scope.value(name) ?? ''),
    set: (name, value) => scope.set(name, Number(value)),
  };
  return (
    <div className="wrap question">
      <StepHead title={t('Non-Profit Status')}>{t('Some sponsors give to non-profit organizations only.')}</StepHead>
      <OneOf
        scope={asText}
        name="organizationTypeId"
        legend={t('Organization Type')}
        choices={options.organizationTypes.map(({ id, name }) => ({ value: String(id), label: t(name) }))}
      />
    </div>
  );
}
