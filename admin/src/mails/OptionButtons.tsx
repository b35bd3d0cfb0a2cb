import { ToggleButton, ToggleButtonGroup } from '@mui/material';

type Props<Option extends string> = {
  label: string;
  options: readonly Option[];
  /** Label of an option; by default the option itself. */
  names?: Readonly<Record<Option, string>>;
  value: Option | undefined;
  onChange: (option: Option) => void;
};

/** A group of toggle buttons of which exactly one is selected. */
export const OptionButtons = <Option extends string>({ label, options, names, value, onChange }: Props<Option>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value ?? null}
    onChange={(_event, option: Option | null) => {
      if (option !== null) onChange(option); // Null if the selected one was clicked again.
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
