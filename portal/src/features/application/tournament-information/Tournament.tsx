/** The tournament of the season, if there is one (L-180 to L-188). */
import { type Choice, shipmentsArrival } from '../../../../../db/generated/choices.ts';
import { t } from '../../../i18n/i18n.ts';
import { OneOfInput, YesNoInput } from '../form/ChoiceInputs.tsx';
import { DateInput, NumberInput, TextInput } from '../form/Inputs.tsx';
import { PlaceFields } from '../form/PlaceFields.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { stepScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';

const arrivals: Record<Choice<'shipmentsArrival'>, string> = {
  one_week: 'One week before',
  two_weeks: 'Two weeks before',
  three_weeks: 'Three weeks before',
  four_weeks: 'Four weeks before',
};

export function Tournament({ form, token }: StepProps) {
  const scope = stepScope(form);
  const hosting = form.values.hostTournament === true;
  return (
    <div className="wrap question">
      <StepHeader title={t('Tournament Information')}>
        {t('Tournaments bring many families together, which attracts sponsors.')}
      </StepHeader>
      <YesNoInput scope={scope} name="hostTournament" legend={t('Do you host a tournament this season?')} big />
      {hosting && (
        <div className="details">
          <TextInput scope={scope} name="name" label={t('Name')} autoComplete="off" autoCapitalize="words" />
          <div className="pair">
            <DateInput scope={scope} name="firstDate" label={t('First Date')} />
            <DateInput scope={scope} name="lastDate" label={t('Last Date')} />
          </div>
          <NumberInput scope={scope} name="numberOfPlayers" label={t('Estimated number of players')} />
          <PlaceFields scope={scope} token={token} zip="postalCode" />
          <YesNoInput scope={scope} name="freeParking" legend={t('Is parking free?')} />
          <YesNoInput scope={scope} name="canShipInAdvance" legend={t('Can supplies be shipped in advance?')} />
          {form.values.canShipInAdvance === true && (
            <OneOfInput
              scope={scope}
              name="shipmentsArrival"
              legend={t('When may shipments arrive?')}
              options={shipmentsArrival.map((weeks) => ({ value: weeks, label: t(arrivals[weeks]) }))}
            />
          )}
          <YesNoInput
            scope={scope}
            name="requireCoi"
            legend={t('Do you require a certificate of insurance from sponsors?')}
          />
          <YesNoInput scope={scope} name="hasContingencyPlan" legend={t('Do you have a plan for bad weather?')} />
        </div>
      )}
    </div>
  );
}
