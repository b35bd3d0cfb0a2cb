/** Creates or edits a program (B-127 to B-137). Input survives a reload and a dialog closed by accident. */
import { type FormEvent, useState } from 'react';
import { type Gender, genderNames, genders, seasonName, seasons } from '../../../../ui/formats.ts';
import { ApiError, request } from '../../../../ui/graphql.ts';
import { dateWindow } from '../../../../ui/limits.ts';
import { placeLabel } from '../../../../ui/organization/playLocation.ts';
import { Button } from '../../components/Button.tsx';
import { AnyOf } from '../../components/Choices.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DateField, SelectField, TextField } from '../../components/Field.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { Restored } from '../../components/Restored.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { useDelayedBusy } from '../../lib/useDelayedBusy.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { wholeNumber } from '../../lib/wholeNumber.ts';
import { CreateMyProgramDocument, UpdateMyProgramDocument } from './generated/graphql.ts';
import {
  choosePlaces,
  isReady,
  type ProgramValues,
  programInput,
  programProblems,
  programValues,
} from './programForm.ts';
import { wordsOf } from './texts.ts';
import type { Named, PlayLocation, Program } from './types.ts';

const named = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: String(id), label: t(name) }));
const idOf = (value: string) => (value === '' ? null : Number(value));
const textOf = (id: number | null) => (id === null ? '' : String(id));

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
  const stored = programValues(program, places);
  const [draft, setDraft, forget] = useDraft<{ pending: Partial<ProgramValues> }>(
    `program.${organizationId}.${program?.id ?? 'new'}`,
    { pending: {} },
  );
  const [restored] = useState(() => Object.keys(draft.pending).length > 0);
  const values: ProgramValues = { ...stored, ...draft.pending };
  const problems = programProblems(values, stored, today, program === null);
  const ready = isReady(values);
  const { min, max } = dateWindow(program ? 'program' : 'newProgram', today);
  const save = useAction(async () => {
    const input = programInput(values, organizationId);
    if (program)
      await request(UpdateMyProgramDocument, {
        input: { ...input, id: program.id, primaryPlayLocationId: values.primaryPlayLocationId },
      });
    else await request(CreateMyProgramDocument, { input });
    forget();
    await onSaved();
  });
  const slow = useDelayedBusy(save.busy);
  const change = (part: Partial<ProgramValues>) => {
    save.clear();
    setDraft({ pending: { ...draft.pending, ...part } });
  };
  const refused = save.error instanceof ApiError ? save.error : null;
  const atField = (field: keyof ProgramValues): string | null => {
    const problem = problems[field];
    if (problem) return t(problem.text, { date: problem.date });
    return refused?.field === field ? t(refused.message) : null;
  };
  const elsewhere = save.error !== null && !(refused?.field && refused.field in values);
  const number = (field: 'numberOfPlayers' | 'minAge' | 'maxAge', label: string, digits: number) => (
    <TextField
      label={label}
      inputMode="numeric"
      maxLength={digits}
      error={atField(field)}
      value={values[field] ?? ''}
      onChange={(event) => change({ [field]: wholeNumber(event.target.value) })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && Object.keys(problems).length === 0) void save.run();
  };

  return (
    <Dialog
      title={program ? t('Update {name}', { name: program.name }) : t('Add Sponsorable Property')}
      onClose={onClose}
    >
      <form className="form" onSubmit={submit} noValidate>
        {restored && Object.keys(draft.pending).length > 0 && <Restored onReset={() => setDraft({ pending: {} })} />}
        {elsewhere && <ErrorNotice>{t(wordsOf(save.error))}</ErrorNotice>}
        <TextField
          label={t('Name')}
          required
          maxLength={200}
          error={atField('name')}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={t('Season')}
          required
          placeholder={t('Choose')}
          value={values.season}
          choices={seasons.map((season) => ({ value: season, label: t(seasonName(season)) }))}
          error={atField('season')}
          onChange={(value) => change({ season: seasons.find((season) => season === value) ?? '' })}
        />
        <SelectField
          label={t('Sport')}
          required
          placeholder={t('Choose')}
          value={textOf(values.sportId)}
          choices={named(sports)}
          error={atField('sportId')}
          onChange={(value) => change({ sportId: idOf(value) })}
        />
        <SelectField
          label={t('Competitiveness')}
          required
          placeholder={t('Choose')}
          value={textOf(values.competitivenessId)}
          choices={named(competitivenesses)}
          error={atField('competitivenessId')}
          onChange={(value) => change({ competitivenessId: idOf(value) })}
        />
        {places.length > 0 ? (
          <AnyOf
            legend={t('Play locations')}
            options={places.map(({ id, nickname, address }) => ({ value: id, label: nickname, detail: address }))}
            values={values.playLocationsIds}
            error={atField('playLocationsIds')}
            onChange={(ids) => change(choosePlaces(values, ids))}
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
            value={textOf(values.primaryPlayLocationId)}
            choices={places
              .filter(({ id }) => values.playLocationsIds.includes(id))
              .map((place) => ({ value: String(place.id), label: placeLabel(place) }))}
            error={atField('primaryPlayLocationId')}
            onChange={(value) => change({ primaryPlayLocationId: idOf(value) })}
          />
        )}
        {ready ? (
          <div className="profile-pair">
            {number('numberOfPlayers', t('Number of players'), 6)}
            <SelectField
              label={t('Genders')}
              placeholder={t('Not known')}
              value={values.gender ?? ''}
              choices={genders.map((gender) => ({ value: gender, label: t(genderNames[gender]) }))}
              onChange={(value) => change({ gender: (value || null) as Gender | null })}
            />
            {number('minAge', t('Youngest age'), 2)}
            {number('maxAge', t('Oldest age'), 2)}
            <DateField
              label={t('First game')}
              min={min}
              max={max}
              error={atField('startDate')}
              value={values.startDate}
              onChange={(event) => change({ startDate: event.target.value })}
            />
            <DateField
              label={t('Last game')}
              min={min}
              max={max}
              error={atField('endDate')}
              value={values.endDate}
              onChange={(event) => change({ endDate: event.target.value })}
            />
          </div>
        ) : (
          <p className="hint" role="status">
            {t('Choose a name, season, sport, competitiveness and play location to continue.')}
          </p>
        )}
        <div className="form__act">
          <Button
            variant="main"
            type="submit"
            disabled={!ready || Object.keys(problems).length > 0}
            busy={save.busy}
            busyText={slow ? t('Saving...') : undefined}
          >
            {program ? t('Save') : t('Add')}
          </Button>
          <Button
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t('Cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
