/** The contact person for sponsors (L-146 to L-150). */
import { t } from '../../../i18n/i18n.ts';
import { PhoneInput, TextInput } from '../form/Inputs.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { stepScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';

export function PrimaryContact({ form }: StepProps) {
  const scope = stepScope(form);
  return (
    <div className="wrap question">
      <StepHeader title={t('Primary Contact')}>
        {t('Who is your organization’s contact for this sponsorship?')}
      </StepHeader>
      <div className="grid2">
        <TextInput
          scope={scope}
          name="primaryContactFirstName"
          label={t('First name')}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextInput
          scope={scope}
          name="primaryContactLastName"
          label={t('Last name')}
          autoComplete="family-name"
          autoCapitalize="words"
        />
        <PhoneInput scope={scope} name="primaryContactPhone" label={t('Phone number')} />
        <TextInput
          scope={scope}
          name="primaryContactEmail"
          label={t('Email')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
      </div>
    </div>
  );
}
