import { useEffect, useRef } from 'react';
import { required, TextInput } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { addDays } from '../../../ui/formats.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';
import { lineTitle, type TodayLine } from './kinds.ts';

/** The id of a line's link. */
export const linkId = (line: TodayLine): string => `today-${line.id}`;

type Props = { line: TodayLine; next: TodayLine | undefined };

/** Puts off a line until a day, by default tomorrow, with a reason; then `next` has the focus. */
export function PutOffDialog({ line, next }: Props) {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      // after the dialog has given the focus back to the line, which is about to go
      if (isDone.current && next) setTimeout(() => document.getElementById(linkId(next))?.focus());
    },
    [next],
  );
  const { mutateAsync: putOff } = useOperation('putOffTodayLine', { repeatable: true, quiet: true });
  return (
    <FormDialog
      title={`Put off: ${lineTitle(line)}`}
      action="Put off"
      defaults={{ until: addDays(today(), 1) }}
      required={['until', 'reason']}
      onSubmit={async ({ until, reason }: { until: string; reason: string }) => {
        await putOff({ input: { line: line.id, until, reason } });
        isDone.current = true;
      }}
    >
      <DateInput source="until" limit={dayLimit} validate={required()} />
      <TextInput source="reason" validate={required()} slotProps={{ htmlInput: { maxLength: 200 } }} />
    </FormDialog>
  );
}
