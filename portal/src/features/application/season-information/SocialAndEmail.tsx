/** How many people the league reaches (L-175, L-176). */
import { t } from '../../../i18n/i18n.ts';
import { NumberInput } from '../form/Inputs.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { stepScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';

export function SocialAndEmail({ form }: StepProps) {
  const scope = stepScope(form);
  return (
    <div className="wrap question">
      <StepHeader title={t('Social & Email')}>{t('Estimates are fine. Enter 0 if you have none.')}</StepHeader>
      <NumberInput
        scope={scope}
        name="socialMediaFollowingSize"
        label={t('Primary social media followers')}
        hint={t('On the channel where most families follow you')}
      />
      <NumberInput
        scope={scope}
        name="emailListSize"
        label={t('Estimated email audience size')}
        hint={t('Addresses on your mailing list')}
      />
      <NumberInput
        scope={scope}
        name="emailOpenRate"
        label={t('Email open rate (average)')}
        unit="percent"
        hint={t('Your email service shows it; 30 to 50 percent is typical')}
      />
    </div>
  );
}
