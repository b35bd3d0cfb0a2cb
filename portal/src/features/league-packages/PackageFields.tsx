/** Name, price and programs of a package, for creating and editing it (B-163 … B-165). */
import type { ReactNode } from 'react';
import { AnyOf } from '../../components/Choices.tsx';
import { TextField } from '../../components/Field.tsx';
import { t } from '../../i18n/i18n.ts';
import type { PackageValues } from './packageRules.ts';
import { offeredPrograms, type Problems, programOption } from './rules.ts';
import type { Program } from './types.ts';

export function PackageFields({
  values,
  problems,
  programs,
  chosen,
  change,
  children,
}: {
  values: Omit<PackageValues, 'packageDescription'>;
  problems: Problems<PackageValues>;
  programs: readonly Program[];
  /** The saved package: a program that has ended since then can still be removed. */
  chosen: readonly number[];
  change: (change: Partial<PackageValues>) => void;
  /** Fields between price and programs. */
  children?: ReactNode;
}) {
  return (
    <>
      <TextField
        label={t('Name')}
        required
        maxLength={200}
        error={problems.name ?? null}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('Price')}
        hint={t('In US dollars, for everything in the package together.')}
        required
        inputMode="decimal"
        maxLength={20}
        error={problems.price ?? null}
        value={values.price}
        onChange={(event) => change({ price: event.target.value })}
      />
      {children}
      <AnyOf
        legend={t('Seasons, programs and events')}
        hint={
          programs.length > 0
            ? t('Choose the ones this package is for.')
            : t('Your organization has no programs yet. Add one under Organization Profile first.')
        }
        error={problems.sponsorablePropertyIds ?? null}
        options={offeredPrograms(programs, chosen).map(programOption)}
        values={values.sponsorablePropertyIds}
        onChange={(sponsorablePropertyIds) => change({ sponsorablePropertyIds })}
      />
    </>
  );
}
