import { expect, it } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { darkTheme, lightTheme } from './theme.ts';

const colors = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;

it.each(colors)('text on a %s button is readable, also while it is hovered', (color) => {
  for (const { palette } of [lightTheme, darkTheme])
    for (const fill of [palette[color].main, palette[color].dark])
      expect(getContrastRatio(palette[color].contrastText, fill)).toBeGreaterThanOrEqual(4.5);
});
