import { required, TextInput } from 'react-admin';
import { today } from '../../../ui/clock.ts';
import { addDays } from '../../../ui/formats.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';
import { lineTitle, type TodayLine } from './kinds.ts';

/** Puts off a line until a day, by default tomorrow, with a reason. */
export function PutOffDialog({ line }: { line: TodayLine }) {
  const { mutateAsync: putOff } = useOperation('putOffTodayLine', { repeatable: true, quiet: true });
  return (
    <FormDialog
      title={`Put off: ${lineTitle(line)}`}
      action="Put off"
      defaults={{ until: addDays(today(), 1) }}
      required={['until', 'reason']}
      onSubmit={({ until, reason }: { until: string; reason: string }) =>
        putOff({ input: { line: line.id, until, reason } })
      }
    >
      <DateInput source="until" limit={dayLimit} validate={required()} />
      <TextInput source="reason" validate={required()} slotProps={{ htmlInput: { maxLength: 200 } }} />
    </FormDialog>
  );
}
