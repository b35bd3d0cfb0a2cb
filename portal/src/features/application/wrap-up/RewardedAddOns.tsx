/** The survey fundraiser as an add-on (L-214, L-215), and, above the button that sends the application, its answers to review [L23]. */
import { t } from '../../../i18n/i18n.ts';
import { YesNoInput } from '../form/ChoiceInputs.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { stepScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';
import { isDone, shownSteps } from '../wizard/steps.ts';
import Answers from './Answers.tsx';

export function RewardedAddOns({ form, view, options, onChange }: StepProps) {
  const othersDone = shownSteps(view).every(({ id }) => id === form.step || id === 'thank-you' || isDone(view, id));
  return (
    <div className="wrap question">
      <StepHeader
        title={t('Rewarded add-ons')}
        facts={[
          { icon: 'money', text: t('Up to $15,000 in one month') },
          { icon: 'check', text: t('$1 per completed survey') },
          { icon: 'list', text: t('Up to 75 surveys per participant in 30 days') },
        ]}
      >
        {t(
          'A fundraiser alongside sponsorships: families and friends take short surveys, and your organization is paid for each one.',
        )}
      </StepHeader>
      <YesNoInput
        scope={stepScope(form)}
        name="interestedInHundredX"
        legend={t('Are you interested in a survey-rewards fundraiser?')}
        big
      />
      {othersDone && (
        <Answers
          title={t('Check your answers')}
          note={t(
            'When everything is right, choose Next to send your application. You can still change your answers later with the link in your email.',
          )}
          view={view}
          options={options}
          except={form.step}
          onChange={onChange}
        />
      )}
    </div>
  );
}
