/** Name, price and programs of a package, for creating and editing it (B-163 … B-165). */
import type { ReactNode } from 'react';
import { AnyOf } from '../../components/Choices.tsx';
import { TextField } from '../../components/Field.tsx';
import { t } from '../../i18n/i18n.ts';
import type { Form } from '../../lib/useForm.ts';
import type { PackageValues } from './packageRules.ts';
import { offeredPrograms, programOption } from './rules.ts';
import type { Program } from './types.ts';

export function PackageFields({
  field,
  programs,
  chosen,
  children,
}: {
  field: Form<PackageValues>['field'];
  programs: readonly Program[];
  /** The saved package: a program that has ended since then can still be removed. */
  chosen: readonly number[];
  /** Fields between price and programs. */
  children?: ReactNode;
}) {
  return (
    <>
      <TextField label={t('Name')} required maxLength={200} {...field('name')} />
      <TextField
        label={t('Price')}
        hint={t('In US dollars, for everything in the package together.')}
        required
        inputMode="decimal"
        maxLength={20}
        {...field('price')}
      />
      {children}
      <AnyOf
        legend={t('Seasons, programs and events')}
        hint={
          programs.length > 0
            ? t('Choose the ones this package is for.')
            : t('Your organization has no programs yet. Add one under Organization Profile first.')
        }
        options={offeredPrograms(programs, chosen).map(programOption)}
        {...field('sponsorablePropertyIds')}
      />
    </>
  );
}
