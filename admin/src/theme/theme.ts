import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { defaultTheme } from 'react-admin';
import { dark, light, measures } from '../../../ui/tokens.ts';
import type { Colors } from './colors.ts';
import { muiComponents } from './muiComponents.ts';
import { reactAdminComponents } from './reactAdminComponents.ts';

function themeOf(mode: 'light' | 'dark', c: Colors): Theme {
  return createTheme({
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: c.field600, contrastText: c.onFill },
      secondary: { main: c.clay600, contrastText: c.onFill },
      error: { main: c.danger, contrastText: c.onFill },
      warning: { main: c.proposed, contrastText: c.onFill },
      success: { main: c.confirmed, contrastText: c.onFill },
      info: { main: c.focus, contrastText: c.onFill },
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
