/** Where the programs play (L-163 to L-174). */
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { AnyOf } from '../form/Choices.tsx';
import { PlaceFields } from '../form/PlaceFields.tsx';
import { StepHead } from '../form/StepHead.tsx';
import { rowScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';
import { type PlayLocation, storedPrograms } from '../types.ts';
import { newPlayLocation } from '../wizard/firstValues.ts';

export function PlayLocations({ form, view, token }: StepProps) {
  const places = (form.values.playLocations ?? []) as PlayLocation[];
  const removed = (form.values.removedIds ?? []) as number[];
  const programs = storedPrograms(view);
  const write = (next: PlayLocation[], touched: string[] = []) => form.change({ playLocations: next }, touched);
  const primaryElsewhere = (index: number) =>
    new Set(places.flatMap((place, n) => (n === index ? [] : place.primaryProgramIds)));

  return (
    <div className="wrap question">
      <StepHead title={t('Play Locations')}>
        {t('Where do your programs play? Sponsors look for leagues near their stores.')}
      </StepHead>
      {places.map((place, index) => {
        const taken = primaryElsewhere(index);
        const others = programs.filter(({ id }) => !place.primaryProgramIds.includes(id));
        const scope = rowScope(form, 'playLocations', index, place, (row, touched) => {
          const next = row as PlayLocation;
          // a program cannot be primary and other at the same place (L-170)
          next.otherProgramIds = next.otherProgramIds.filter((id) => !next.primaryProgramIds.includes(id));
          write(
            places.map((one, n) => (n === index ? next : one)),
            [touched],
          );
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: new places have no id yet, and rows are never sorted
          <div key={index} className="row-card">
            <div className="row-card__head">
              <p>
                <b>{t('Play location {number}', { number: index + 1 })}</b>
              </p>
              {places.length > 1 && (
                <Button
                  small
                  look="text"
                  onClick={() => {
                    if (place.id !== 0) form.change({ removedIds: [...removed, place.id] }, []);
                    write(places.filter((_, n) => n !== index));
                  }}
                >
                  {t('Remove')}
                </Button>
              )}
            </div>
            <PlaceFields scope={scope} token={token} zip="zipcode" />
            <AnyOf
              scope={scope}
              name="primaryProgramIds"
              legend={t('Programs that use as primary location')}
              choices={programs.map(({ id, name }) => ({
                value: id,
                label: name,
                ...(taken.has(id) ? { detail: t('Has its primary location elsewhere'), disabled: true } : {}),
              }))}
            />
            {programs.length > 1 && others.length > 0 && (
              <AnyOf
                scope={scope}
                name="otherProgramIds"
                legend={t('Other programs that play here')}
                choices={others.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </div>
        );
      })}
      <Button
        disabled={form.problems.length > 0}
        onClick={() => {
          const taken = primaryElsewhere(-1);
          write([...places, newPlayLocation(programs.map(({ id }) => id).filter((id) => !taken.has(id)))]);
        }}
      >
        <Icon name="pin" /> {t('Add another play location')}
      </Button>
    </div>
  );
}
