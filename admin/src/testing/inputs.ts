import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The input with a label; a required one has an asterisk. */
export const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}(\\s\\*)?$`));

/** Waits for the select with a label. */
export const select = (label: string): Promise<HTMLElement> =>
  screen.findByRole('combobox', { name: new RegExp(`^${label}(\\s\\*)?$`) });

/** Selects an option of a select by label and text. */
export async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await select(label));
  await userEvent.click(within(await screen.findByRole('listbox')).getByText(option));
}
