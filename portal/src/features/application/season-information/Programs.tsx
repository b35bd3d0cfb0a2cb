/** The programs that can be sponsored: existing ones to review, new ones to add (L-151 to L-162). */
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { t } from '../../../i18n/i18n.ts';
import { RowCard } from '../form/RowCard.tsx';
import { StepHeader } from '../form/StepHeader.tsx';
import { type Row, useRows } from '../form/useRows.ts';
import type { StepProps } from '../stepProps.ts';
import type { Program } from '../types.ts';
import { newProgram } from '../wizard/firstValues.ts';
import { ProgramFields } from './ProgramFields.tsx';
import { programLine } from './programLine.ts';

export function Programs({ form, view, options }: StepProps) {
  const { rows, add } = useRows<Program>(form, 'programs');
  const broken = ({ index }: Row<Program>) => form.problems.some(({ field }) => field.startsWith(`programs.${index}.`));
  // complete programs are collapsed to one line; an expanded one stays expanded while it is edited
  const [closed, setClosed] = useState<ReadonlySet<number>>(
    () => new Set(rows.filter((row) => row.values.id !== 0 && !broken(row)).map(({ key }) => key)),
  );
  const isOpen = (row: Row<Program>) => !closed.has(row.key) || (form.allShown && broken(row));

  return (
    <div className="wrap question">
      <StepHeader title={t('Programs')}>
        {t(
          'A program is a league, camp or team season that a sponsor can support. Check the ones we know and add what is missing.',
        )}
      </StepHeader>
      {rows.map((row) => {
        const { key, values } = row;
        const open = isOpen(row);
        return (
          <RowCard
            key={key}
            ref={row.ref}
            name={values.name || t('New program')}
            detail={open ? null : programLine(values, options)}
            onEdit={
              open
                ? undefined
                : () => {
                    row.enter();
                    setClosed(new Set([...closed].filter((id) => id !== key)));
                  }
            }
            onRemove={rows.length > 1 && (values.id === 0 || values.removable) ? row.remove : undefined}
          >
            {open && <ProgramFields scope={row.scope()} options={options} />}
          </RowCard>
        );
      })}
      <Button disabled={form.problems.length > 0} onClick={() => add(newProgram(view))}>
        <Icon name="flag" /> {t('Add another program')}
      </Button>
    </div>
  );
}
