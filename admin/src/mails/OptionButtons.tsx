import { ToggleButton, ToggleButtonGroup } from '@mui/material';

type Props<Option extends string> = {
  label: string;
  options: readonly Option[];
  /** What an option is called; by default as it is. */
  names?: Readonly<Record<Option, string>>;
  value: Option | undefined;
  onChange: (option: Option) => void;
};

/** A row of buttons of which one is pressed. */
export const OptionButtons = <Option extends string>({ label, options, names, value, onChange }: Props<Option>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value ?? null}
    onChange={(_event, option: Option | null) => {
      if (option !== null) onChange(option); // null: the pressed one was clicked again
    }}
    sx={{ '& .MuiToggleButton-root': { py: 0.25, px: 1.25, textTransform: 'none' } }}
  >
    {options.map((option) => (
      <ToggleButton key={option} value={option}>
        {names?.[option] ?? option}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
