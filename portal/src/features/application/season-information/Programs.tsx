/** The programs that can be sponsored: known ones to look at, new ones to add (L-151 to L-162). */
import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { StepHead } from '../form/StepHead.tsx';
import { rowScope } from '../form/scope.ts';
import type { StepProps } from '../stepProps.ts';
import type { Program } from '../types.ts';
import { newProgram } from '../wizard/firstValues.ts';
import { ProgramFields } from './ProgramFields.tsx';
import { programLine } from './programLine.ts';

export function Programs({ form, view, options }: StepProps) {
  const programs = (form.values.programs ?? []) as Program[];
  const removed = (form.values.removedIds ?? []) as number[];
  const broken = (index: number) => form.problems.some(({ field }) => field.startsWith(`programs.${index}.`));
  // what needs nothing is shown as one line; which one is open stays so while it is typed in
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(programs.flatMap((program, index) => (program.id === 0 || broken(index) ? [index] : []))),
  );
  const write = (next: Program[], touched: string[] = []) => form.change({ programs: next }, touched);
  const isOpen = (index: number) => open.has(index) || (form.allShown && broken(index));

  return (
    <div className="wrap question">
      <StepHead title={t('Programs')}>
        {t(
          'A program is a league, camp or team season that a sponsor can support. Check the ones we know and add what is missing.',
        )}
      </StepHead>
      {programs.map((program, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: new programs have no id yet, and rows are never sorted
        <div key={index} className="row-card">
          <div className="row-card__head">
            <p>
              <b>{program.name || t('New program')}</b>
              {!isOpen(index) && <small>{programLine(program, options)}</small>}
            </p>
            {!isOpen(index) && (
              <Button small onClick={() => setOpen(new Set([...open, index]))}>
                {t('Edit')}
              </Button>
            )}
            {programs.length > 1 && (program.id === 0 || program.removable) && (
              <Button
                small
                look="text"
                onClick={() => {
                  if (program.id !== 0) form.change({ removedIds: [...removed, program.id] }, []);
                  write(programs.filter((_, n) => n !== index));
                  setOpen(new Set([...open].filter((n) => n !== index).map((n) => (n > index ? n - 1 : n))));
                }}
              >
                {t('Remove')}
              </Button>
            )}
          </div>
          {isOpen(index) && (
            <ProgramFields
              scope={rowScope(form, 'programs', index, program, (row, touched) =>
                write(
                  programs.map((one, n) => (n === index ? (row as Program) : one)),
                  [touched],
                ),
              )}
              options={options}
            />
          )}
        </div>
      ))}
      <Button
        disabled={form.problems.length > 0}
        onClick={() => {
          setOpen(new Set([...open, programs.length]));
          write([...programs, newProgram(view)]);
        }}
      >
        <Icon name="flag" /> {t('Add another program')}
      </Button>
    </div>
  );
}
