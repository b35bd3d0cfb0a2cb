import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Confidence } from './Confidence.tsx';
import { confidenceNames } from './confidenceNames.ts';

/** Tone, icon and label of a value. */
const shown = (value: string) => {
  const { container } = render(<Confidence value={value} />);
  const mark = container.querySelector('span');
  return {
    tone: mark?.dataset.tone,
    drawing: container.querySelector('svg')?.innerHTML,
    text: mark?.textContent,
  };
};

describe('data confidence', () => {
  it('[B-358] [B-360] positive values and those that need more information have different icons', () => {
    const positive = ['verified', 'complete', 'ended'].map(shown);
    const open = [
      'created_from_other_sp',
      'stale',
      'incomplete',
      'speculative',
      'added_from_prospecting',
      'added_by_organization',
    ].map(shown);
    expect(new Set(positive.map((confidence) => `${confidence.tone} ${confidence.drawing}`)).size).toBe(1);
    expect(new Set(open.map((confidence) => `${confidence.tone} ${confidence.drawing}`)).size).toBe(1);
    expect(positive[0]?.tone).toBe('confirmed');
    expect(open[0]?.tone).toBe('proposed');
    expect(open[0]?.drawing).not.toBe(positive[0]?.drawing);
    expect(Object.keys(confidenceNames)).toHaveLength(positive.length + open.length + 1);
  });

  it('[B-361] not a good fit has its own icon and label', () => {
    const one = shown('not_a_good_fit');
    expect(one.tone).toBe('inactive');
    expect(one.text?.trim()).toBe('Not a good fit');
    expect([shown('verified').drawing, shown('stale').drawing]).not.toContain(one.drawing);
  });
});
