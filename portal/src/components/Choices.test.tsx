import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AnyOf, YesNo } from './Choices.tsx';

function Several({ onChange }: { onChange: (values: number[]) => void }) {
  const [values, setValues] = useState<number[]>([]);
  const options = [3, 1, 2].map((value) => ({ value, label: `Answer ${value}` }));
  return (
    <AnyOf
      legend="Which?"
      hint="Any of them"
      error="Choose one"
      field="rows.0.which"
      options={options}
      value={values}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
    />
  );
}

describe('a question with its answers', () => {
  it('keeps several values in the order of the options, with the error message as their description', async () => {
    const chosen: number[][] = [];
    render(<Several onChange={(values) => chosen.push(values)} />);
    expect(screen.getByRole('group', { name: 'Which?' })).toHaveAccessibleDescription('Any of them Choose one');
    expect(screen.getByLabelText('Answer 3')).toHaveAttribute('data-field', 'rows.0.which');
    for (const value of [2, 3, 2]) await userEvent.click(screen.getByLabelText(`Answer ${value}`));
    expect(chosen).toEqual([[2], [3, 2], [3]]);
  });

  it('distinguishes yes, no and unanswered', async () => {
    const answers: boolean[] = [];
    const { rerender } = render(<YesNo legend="Free?" value={null} onChange={(value) => answers.push(value)} />);
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false]);
    await userEvent.click(screen.getByLabelText('No'));
    expect(answers).toEqual([false]);
    rerender(<YesNo legend="Free?" no="Never" value={false} onChange={() => undefined} />);
    expect(screen.getByLabelText('Never')).toBeChecked();
  });
});
