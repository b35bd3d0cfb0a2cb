/** The play locations of the programs (L-163 to L-174). */

import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { t } from '../../../i18n/i18n.ts';
import { AnyOfInput } from '../form/ChoiceInputs.tsx';
import { PlaceFields } from '../form/PlaceFields.tsx';
import { RowCard } from '../form/RowCard.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { useRows } from '../form/useRows.ts';
import type { StepProps } from '../stepProps.ts';
import { type PlayLocation, storedPrograms } from '../types.ts';
import { newPlayLocation } from '../wizard/firstValues.ts';

/** A program cannot be primary and secondary at the same place (L-170). */
const eachOnce = (place: PlayLocation): PlayLocation => ({
  ...place,
  otherProgramIds: place.otherProgramIds.filter((id) => !place.primaryProgramIds.includes(id)),
});

export function PlayLocations({ form, view, token }: StepProps) {
  const { rows, add } = useRows<PlayLocation>(form, 'playLocations');
  const programs = storedPrograms(view);
  /** The programs whose primary location is another row. */
  const primaryElsewhere = (index: number | null) =>
    new Set(rows.flatMap((row) => (row.index === index ? [] : row.values.primaryProgramIds)));

  return (
    <div className="wrap question">
      <StepHeader title={t('Play Locations')}>
        {t('Where do your programs play? Sponsors look for leagues near their stores.')}
      </StepHeader>
      {rows.map((row) => {
        const taken = primaryElsewhere(row.index);
        const others = programs.filter(({ id }) => !row.values.primaryProgramIds.includes(id));
        const scope = row.scope(eachOnce);
        return (
          <RowCard
            key={row.key}
            ref={row.ref}
            name={t('Play location {number}', { number: row.index + 1 })}
            onRemove={rows.length > 1 ? row.remove : undefined}
          >
            <PlaceFields scope={scope} token={token} zip="zipcode" />
            <AnyOfInput
              scope={scope}
              name="primaryProgramIds"
              legend={t('Programs that use as primary location')}
              options={programs.map(({ id, name }) => ({
                value: id,
                label: name,
                ...(taken.has(id) ? { detail: t('Has its primary location elsewhere'), disabled: true } : {}),
              }))}
            />
            {programs.length > 1 && others.length > 0 && (
              <AnyOfInput
                scope={scope}
                name="otherProgramIds"
                legend={t('Other programs that play here')}
                options={others.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </RowCard>
        );
      })}
      <Button
        disabled={form.problems.length > 0}
        onClick={() => {
          const taken = primaryElsewhere(null);
          add(newPlayLocation(programs.map(({ id }) => id).filter((id) => !taken.has(id))));
        }}
      >
        <Icon name="pin" /> {t('Add another play location')}
      </Button>
    </div>
  );
}
