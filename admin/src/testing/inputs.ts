import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The input of a label; a required one has an asterisk behind it. */
export const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}(\\s\\*)?$`));

/** The select of a label, once it is there. */
export const select = (label: string): Promise<HTMLElement> =>
  screen.findByRole('combobox', { name: new RegExp(`^${label}(\\s\\*)?$`) });

/** Chooses an option of a select by their texts. */
export async function choose(label: string, option: string): Promise<void> {
  await userEvent.click(await select(label));
  await userEvent.click(within(await screen.findByRole('listbox')).getByText(option));
}
