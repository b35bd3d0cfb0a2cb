/** The fields of each step (L-222, L-231 to L-241). */
import { isSameAddress } from '../../../../ui/address/sameAddress.ts';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { DEFAULT_NICKNAME, placeName } from '../../../../ui/organization/playLocation.ts';
import { AnyOf } from '../../components/Choices.tsx';
import { NumberField, TextField } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import { namedChoices } from '../../lib/labels.ts';
import { withoutNulls } from '../../lib/nullable.ts';
import { supportEmail } from '../../lib/settings.ts';
import { PlaceField } from '../../shared/addresses/PlaceField.tsx';
import { PlaceMap } from '../../shared/addresses/PlaceMap.tsx';
import type { Answers, StepId } from './steps.ts';
import type { LeagueChange, Named } from './types.ts';

interface QuestionProps {
  step: StepId;
  answers: Answers;
  sports: Named[];
  competitivenesses: Named[];
  access: RequestOptions;
  change: (change: LeagueChange) => void;
  type: (typedPlace: string | null) => void;
}

const seasonFields = ['springGames', 'summerGames', 'fallGames', 'winterGames'] as const;
const seasonNames = { springGames: 'Spring', summerGames: 'Summer', fallGames: 'Fall', winterGames: 'Winter' };
const genderFields = ['female', 'male'] as const;
const genderNames = { female: 'Girls', male: 'Boys' };

/** Several yes-or-no fields, as one multiple-choice question. */
function Flags<Field extends keyof LeagueChange & keyof Answers>({
  legend,
  fields,
  names,
  answers,
  change,
}: {
  legend: string;
  fields: readonly Field[];
  names: Record<Field, string>;
  answers: Answers;
  change: (change: LeagueChange) => void;
}) {
  return (
    <AnyOf
      legend={legend}
      two
      options={fields.map((field) => ({ value: field as string, label: t(names[field]) }))}
      value={fields.filter((field) => answers[field]) as string[]}
      onChange={(values) =>
        change(Object.fromEntries(fields.map((field) => [field, values.includes(field)])) as LeagueChange)
      }
    />
  );
}

function Welcome({ name }: { name: string }) {
  const points = [
    t('About three minutes, one question at a time.'),
    t('Your answers are saved at each step: you can come back with the same link.'),
    t('Sponsors look for leagues by place, sport and age. The more you tell us, the better the offers fit.'),
  ];
  return (
    <>
      <h1>{t('Welcome, {name}!', { name })}</h1>
      <p>{t('Tell us about your league so we can bring you sponsorships.')}</p>
      <ul className="question-card__list">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Finish() {
  return (
    <>
      <h1>{t('All done!')}</h1>
      <p>{t('Thank you. Your profile is saved, and we will email you when a sponsorship fits your league.')}</p>
      <p className="soft">
        {t('You can change your answers with the same link. Questions?')}{' '}
        <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
      </p>
    </>
  );
}

function Location({ answers, access, change, type }: QuestionProps) {
  const { playLocation, typedPlace } = answers;
  const chosen = typedPlace === null && Boolean(playLocation);
  const address = playLocation?.address ?? '';
  const pin =
    chosen && playLocation?.lat != null && playLocation.lon != null
      ? { id: 'place', lat: playLocation.lat, lon: playLocation.lon, label: address }
      : null;
  return (
    <>
      <h1>{t('Where do you play?')}</h1>
      <PlaceField
        label={t('Primary play location')}
        hint={t('The field or park where you play most of your games. Start with its address, or with city and ZIP.')}
        required
        typed={typedPlace ?? address}
        chosen={chosen}
        access={access}
        onType={(typed) => type(playLocation && isSameAddress(typed, address) ? null : typed)}
        onChoose={({ country: _country, ...place }) => {
          type(null);
          change({ playLocation: { ...place, nickname: placeName(place.address) || DEFAULT_NICKNAME } });
        }}
        onManual={(address) => {
          type(null);
          change({ playLocation: { address, nickname: placeName(address) || DEFAULT_NICKNAME } });
        }}
      />
      <PlaceMap
        label={pin ? t('Map of {address}', { address }) : t('Map of the United States')}
        pins={pin ? [pin] : []}
      />
    </>
  );
}

export function Question(props: QuestionProps) {
  const { step, answers, sports, competitivenesses, change } = props;
  const number = (label: string, field: 'numberOfPlayers' | 'minAge' | 'maxAge', digits: number) => (
    <NumberField
      label={label}
      digits={digits}
      value={answers[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  switch (step) {
    case 'welcome':
      return <Welcome name={answers.name} />;
    case 'name':
      return (
        <>
          <h1>{t('Is this the name of your league?')}</h1>
          <TextField
            label={t('Organization name')}
            required
            autoComplete="organization"
            maxLength={200}
            value={answers.name}
            onChange={(name) => change({ name })}
          />
        </>
      );
    case 'contact':
      return (
        <>
          <h1>{t('How can we reach you?')}</h1>
          <TextField
            label={t('Email')}
            hint={t('Separate several addresses with commas.')}
            required
            type="email"
            multiple
            autoComplete="email"
            value={answers.contactEmail}
            onChange={(contactEmail) => change({ contactEmail })}
          />
          <TextField
            label={t('Phone (optional)')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={answers.contactPhone}
            onChange={(contactPhone) => change({ contactPhone: contactPhone || null })}
          />
        </>
      );
    case 'location':
      return <Location {...props} />;
    case 'players':
      return (
        <>
          <h1>{t('How many players do you have each year?')}</h1>
          {number(t('Number of players'), 'numberOfPlayers', 6)}
        </>
      );
    case 'seasons':
      return (
        <>
          <h1>{t('When do you play?')}</h1>
          <Flags
            legend={t('Seasons with games')}
            fields={seasonFields}
            names={seasonNames}
            answers={answers}
            change={change}
          />
        </>
      );
    case 'sports':
      return (
        <>
          <h1>{t('Which sports do you offer?')}</h1>
          <AnyOf
            legend={t('Sports')}
            two
            options={namedChoices(sports)}
            value={withoutNulls(answers.sportIds)}
            onChange={(sportIds) => change({ sportIds })}
          />
        </>
      );
    case 'ages':
      return (
        <>
          <h1>{t('How old are your players?')}</h1>
          <div className="question-card__pair">
            {number(t('Youngest'), 'minAge', 2)}
            {number(t('Oldest'), 'maxAge', 2)}
          </div>
        </>
      );
    case 'genders':
      return (
        <>
          <h1>{t('Who plays?')}</h1>
          <Flags legend={t('Genders')} fields={genderFields} names={genderNames} answers={answers} change={change} />
        </>
      );
    case 'levels':
      return (
        <>
          <h1>{t('How competitive is your play?')}</h1>
          <AnyOf
            legend={t('Competitiveness levels')}
            options={namedChoices(competitivenesses)}
            value={withoutNulls(answers.competitivenessIds)}
            onChange={(competitivenessIds) => change({ competitivenessIds })}
          />
        </>
      );
    case 'finish':
      return <Finish />;
  }
}
