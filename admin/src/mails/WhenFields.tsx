import { FormHelperText, Stack, TextField } from '@mui/material';
import { ApiError } from '../../../ui/graphql.ts';
import { OptionButtons } from './OptionButtons.tsx';

/** When emails go: now, or from a day on at the local time of each league, at once or that many leagues a weekday. */
export type When = { mode: 'now' | 'at' | 'spread'; startOn: string; localTime: string; perDay: number };

const modes = ['now', 'at', 'spread'] as const;
const names = { now: 'Now', at: 'At a time', spread: 'Spread over days' };

/** Whether the fields of the mode are filled. */
export const isWhenComplete = ({ mode, startOn, localTime, perDay }: When): boolean =>
  mode === 'now' || (/^\d{4}-/.test(startOn) && localTime !== '' && (mode === 'at' || perDay > 0));

type Props = {
  when: When;
  today: string;
  onChange: (when: When) => void;
  /** What the server refused; undefined if that is none of the fields. */
  problem: WhenProblem | undefined;
};

/** A refused field, and why. */
export type WhenProblem = { field: string; message: string };

/** What an error says of one of the fields; undefined if it concerns none of them. */
export const whenProblemOf = (error: unknown): WhenProblem | undefined =>
  error instanceof ApiError && ['startOn', 'localTime', 'perDay'].includes(error.field ?? '')
    ? { field: error.field ?? '', message: error.message }
    : undefined;

/** Chooses when emails go. */
export function WhenFields({ when, when: { mode, startOn, localTime, perDay }, today, onChange, problem }: Props) {
  const refused = (field: string) => ({
    error: problem?.field === field,
    helperText: problem?.field === field ? problem.message : null,
  });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <OptionButtons
        label="When"
        options={modes}
        names={names}
        value={mode}
        onChange={(option) => onChange({ ...when, mode: option })}
      />
      {mode === 'now' ? null : (
        <div>
          <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
            <TextField
              {...refused('startOn')}
              label={mode === 'at' ? 'Day' : 'From'}
              type="date"
              value={startOn}
              onChange={({ target }) => onChange({ ...when, startOn: target.value })}
              slotProps={{ htmlInput: { min: today }, inputLabel: { shrink: true } }}
            />
            <TextField
              {...refused('localTime')}
              label="Time"
              type="time"
              value={localTime}
              onChange={({ target }) => onChange({ ...when, localTime: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            {mode === 'spread' ? (
              <TextField
                {...refused('perDay')}
                label="Leagues a day"
                type="number"
                value={perDay || ''}
                onChange={({ target }) => onChange({ ...when, perDay: Math.trunc(Number(target.value)) })}
                slotProps={{ htmlInput: { min: 1, max: 10_000 } }}
                sx={{ width: 130 }}
              />
            ) : null}
          </Stack>
          <FormHelperText>
            {mode === 'spread' ? 'Monday to Friday, at each league’s local time.' : 'At each league’s local time.'} It
            can be moved, paused or canceled until the minute it goes.
          </FormHelperText>
        </div>
      )}
    </Stack>
  );
}
