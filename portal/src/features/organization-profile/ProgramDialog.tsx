/** Creates or edits a program (B-127 to B-137). Input survives a reload and a dialog closed by accident. */
import { genderNames, genders, seasonName, seasons } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { dateWindow } from '../../../../ui/limits.ts';
import { placeLabel } from '../../../../ui/organization/playLocation.ts';
import { AnyOf } from '../../components/Choices.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DateField, NumberField, SelectField, TextField } from '../../components/Field.tsx';
import { FormActions } from '../../components/FormActions.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { t } from '../../i18n/i18n.ts';
import { namedChoices } from '../../lib/labels.ts';
import { refusalOr } from '../../lib/refusalOr.ts';
import { useForm } from '../../lib/useForm.ts';
import { CreateMyProgramDocument, UpdateMyProgramDocument } from './generated/graphql.ts';
import { choosePlaces, isReady, programInput, programProblems, programValues } from './programForm.ts';
import { oops } from './texts.ts';
import type { Named, PlayLocation, Program } from './types.ts';

export function ProgramDialog({
  organizationId,
  program,
  places,
  sports,
  competitivenesses,
  today,
  onSaved,
  onClose,
}: {
  organizationId: number;
  /** Null for a new one. */
  program: Program | null;
  places: readonly PlayLocation[];
  sports: readonly Named[];
  competitivenesses: readonly Named[];
  today: string;
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const saved = programValues(program, places);
  const form = useForm({
    draft: `program.${organizationId}.${program?.id ?? 'new'}`,
    saved,
    problemsOf: (values) => programProblems(values, saved, today, program === null),
    eager: true,
    onSave: async (values) => {
      const input = programInput(values, organizationId);
      if (program)
        await request(UpdateMyProgramDocument, {
          input: { ...input, id: program.id, primaryPlayLocationId: values.primaryPlayLocationId },
        });
      else await request(CreateMyProgramDocument, { input });
      await onSaved();
    },
  });
  const { values, field } = form;
  const ready = isReady(values);
  const dates = dateWindow(program ? 'program' : 'newProgram', today);

  return (
    <Dialog
      title={program ? t('Update {name}', { name: program.name }) : t('Add Sponsorable Property')}
      onClose={onClose}
    >
      <form className="form" {...form.props} noValidate>
        {form.restored && <Restored onReset={form.reset} />}
        {form.failure !== null && <ErrorNotice>{t(refusalOr(form.failure, oops))}</ErrorNotice>}
        <TextField label={t('Name')} required maxLength={200} {...field('name')} />
        <SelectField
          label={t('Season')}
          required
          placeholder={t('Choose')}
          choices={seasons.map((season) => ({ value: season, label: t(seasonName(season)) }))}
          {...field('season')}
        />
        <SelectField
          label={t('Sport')}
          required
          placeholder={t('Choose')}
          choices={namedChoices(sports)}
          {...field('sportId')}
        />
        <SelectField
          label={t('Competitiveness')}
          required
          placeholder={t('Choose')}
          choices={namedChoices(competitivenesses)}
          {...field('competitivenessId')}
        />
        {places.length > 0 ? (
          <AnyOf
            legend={t('Play locations')}
            options={places.map(({ id, nickname, address }) => ({ value: id, label: nickname, detail: address }))}
            {...field('playLocationsIds')}
            onChange={(ids) => form.change(choosePlaces(values, ids))}
          />
        ) : (
          <Notice tone="proposed" icon="pin">
            {t('First add a play location on the Play Locations tab: a property needs at least one.')}
          </Notice>
        )}
        {values.playLocationsIds.length > 1 && (
          <SelectField
            label={t('Primary play location')}
            required
            choices={places
              .filter(({ id }) => values.playLocationsIds.includes(id))
              .map((place) => ({ value: place.id, label: placeLabel(place) }))}
            {...field('primaryPlayLocationId')}
          />
        )}
        {ready ? (
          <div className="profile-pair">
            <NumberField label={t('Number of players')} digits={6} {...field('numberOfPlayers')} />
            <SelectField
              label={t('Genders')}
              placeholder={t('Not known')}
              choices={genders.map((gender) => ({ value: gender, label: t(genderNames[gender]) }))}
              {...field('gender')}
            />
            <NumberField label={t('Youngest age')} digits={2} {...field('minAge')} />
            <NumberField label={t('Oldest age')} digits={2} {...field('maxAge')} />
            <DateField label={t('First game')} {...dates} {...field('startDate')} />
            <DateField label={t('Last game')} {...dates} {...field('endDate')} />
          </div>
        ) : (
          <p className="hint" role="status">
            {t('Choose a name, season, sport, competitiveness and play location to continue.')}
          </p>
        )}
        <FormActions
          form={form}
          disabled={!ready || !form.valid}
          label={program ? t('Save') : t('Add')}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
