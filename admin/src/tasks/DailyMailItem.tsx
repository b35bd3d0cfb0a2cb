import { Checkbox, MenuItem } from '@mui/material';
import { useNotify } from 'react-admin';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';

/** Turns the daily email about tasks and mentions on and off, in the settings menu. */
export function DailyMailItem() {
  const { data } = useOperationQuery('myWork', {});
  const notify = useNotify();
  const { mutateAsync: setDailyMail, isPending } = useOperation('setDailyMail', {
    onSuccess: ({ setDailyMail: saved }) =>
      notify(saved?.enabled ? 'The daily email is on: weekdays at 8 a.m.' : 'The daily email is off', {
        type: 'success',
      }),
  });
  const on = data?.myWork?.dailyMail;
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={on === true}
      disabled={on === undefined || isPending}
      onClick={() => void setDailyMail({ input: { enabled: !on } }).catch(() => undefined)}
    >
      <Checkbox size="small" checked={on === true} tabIndex={-1} inert sx={{ p: 0, mr: 1 }} />
      Daily email about my work
    </MenuItem>
  );
}
