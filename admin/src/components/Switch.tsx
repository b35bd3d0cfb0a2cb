import { Switch as MuiSwitch } from '@mui/material';

type Props = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

/** A switch that takes effect immediately, without saving. */
export const Switch = ({ label, checked, disabled = false, onChange }: Props) => (
  <MuiSwitch
    size="small"
    checked={checked}
    disabled={disabled}
    onChange={(_event, on) => onChange(on)}
    slotProps={{ input: { 'aria-label': label } }}
  />
);
