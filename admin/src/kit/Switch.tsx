type Props = { label: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void };

/** On or off at once, without a save. */
export const Switch = ({ label, checked, disabled, onChange }: Props) => (
  <label className="switch">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span />
  </label>
);
