import { createTheme, lighten, type Theme, type ThemeOptions } from '@mui/material/styles';
import { defaultTheme } from 'react-admin';
import { dark, light, measures } from '../../../ui/tokens.ts';
import type { Colors } from './colors.ts';
import { muiComponents } from './muiComponents.ts';
import { reactAdminComponents } from './reactAdminComponents.ts';

function themeOf(mode: 'light' | 'dark', c: Colors): Theme {
  // A dark theme's fills have dark text, so hovering lightens them.
  const fill = (main: string) => ({
    main,
    contrastText: c.onFill,
    ...(mode === 'dark' ? { dark: lighten(main, 0.2) } : {}),
  });
  return createTheme({
    ...defaultTheme,
    palette: {
      mode,
      primary: fill(c.field600),
      secondary: fill(c.clay600),
      error: fill(c.danger),
      warning: fill(c.proposed),
      success: fill(c.confirmed),
      info: fill(c.focus),
      background: { default: c.paper, paper: c.chalk },
      text: { primary: c.ink, secondary: c.inkSoft, disabled: c.inkFaint },
      divider: c.line,
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: measures.fontText,
      fontSize: 14,
      h1: { fontFamily: measures.fontDisplay, fontWeight: 600, fontSize: measures.t31 },
      h2: { fontFamily: measures.fontDisplay, fontWeight: 600, fontSize: measures.t20 },
      h3: { fontWeight: 600, fontSize: measures.t16 },
      h6: { fontFamily: measures.fontDisplay, fontWeight: 600, fontSize: measures.t20 },
      body1: { fontSize: measures.t14 },
      body2: { fontSize: measures.t14 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    sidebar: { width: 200, closedWidth: 52 },
    components: { ...defaultTheme.components, ...muiComponents(c), ...reactAdminComponents(c) },
  } as ThemeOptions);
}

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
