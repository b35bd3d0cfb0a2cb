/** The fields of one program. */
import { genderNames, genders, seasonName, seasons } from '../../../../../ui/formats.ts';
import { t } from '../../../i18n/i18n.ts';
import { namedChoices } from '../../../lib/labels.ts';
import { OneOfInput } from '../form/ChoiceInputs.tsx';
import { DateInput, NumberInput, SelectInput, TextInput } from '../form/Inputs.tsx';
import type { Scope } from '../form/scope.ts';
import type { Options } from '../types.ts';

export function ProgramFields({ scope, options }: { scope: Scope; options: Options }) {
  return (
    <div className="grid2">
      <TextInput scope={scope} name="name" label={t('Program Name')} autoComplete="off" autoCapitalize="words" />
      <SelectInput
        scope={scope}
        name="competitivenessId"
        label={t('Type')}
        placeholder={t('Choose')}
        choices={namedChoices(options.competitivenesses)}
      />
      <SelectInput
        scope={scope}
        name="sportId"
        label={t('Sport(s)')}
        placeholder={t('Choose')}
        choices={namedChoices(options.sports)}
      />
      <NumberInput scope={scope} name="numberOfPlayers" label={t('Anticipated number of participants')} />
      <div className="grid2__wide">
        <OneOfInput
          scope={scope}
          name="gender"
          legend={t('Gender')}
          options={genders.map((gender) => ({ value: gender, label: t(genderNames[gender]) }))}
        />
      </div>
      <div className="pair grid2__wide">
        <NumberInput scope={scope} name="minAge" label={t('Youngest')} />
        <NumberInput scope={scope} name="maxAge" label={t('Oldest')} />
      </div>
      <DateInput scope={scope} name="startDate" label={t('Start Date')} />
      <DateInput scope={scope} name="endDate" label={t('End Date')} />
      <SelectInput
        scope={scope}
        name="season"
        label={t('Season')}
        choices={seasons.map((season) => ({ value: season, label: t(seasonName(season)) }))}
      />
    </div>
  );
}
