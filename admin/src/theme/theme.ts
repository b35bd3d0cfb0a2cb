import { createTheme, type Theme } from '@mui/material/styles';
import { dark, light, measures } from '../../../ui/tokens.ts';

type Colors = Record<keyof typeof light, string>;

const typography = {
  fontFamily: measures.fontText,
  fontSize: 14,
  h1: { fontFamily: measures.fontDisplay, fontWeight: 600 },
  h2: { fontFamily: measures.fontDisplay, fontWeight: 600 },
  h6: { fontFamily: measures.fontDisplay, fontWeight: 600, fontSize: measures.t20 },
  body1: { fontSize: measures.t14 },
  button: { textTransform: 'none', fontWeight: 600 },
} as const;

/** MUI's parts that the console uses (dialogs, menus, suggestion lists, notices), on our tokens. */
function components(c: Colors) {
  const surface = { backgroundColor: c.raised, backgroundImage: 'none', border: `1px solid ${c.lineStrong}` };
  return {
    MuiDialog: { styleOverrides: { paper: { ...surface, borderRadius: 12 } } },
    MuiDialogTitle: {
      styleOverrides: {
        root: { fontFamily: measures.fontDisplay, fontWeight: 600, fontSize: measures.t20, padding: '16px 24px 8px' },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiDialogActions: {
      styleOverrides: {
        // buttons that a phone has no room for side by side stand in two lines
        root: { padding: '12px 24px 16px', borderTop: `1px solid ${c.line}`, flexWrap: 'wrap', rowGap: 8 },
      },
    },
    MuiMenu: { styleOverrides: { paper: { ...surface, boxShadow: c.shadow, minWidth: 232 }, list: { padding: 6 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          gap: 8,
          minHeight: 32,
          padding: '5px 10px',
          borderRadius: 6,
          fontSize: measures.t14,
          whiteSpace: 'normal',
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { ...surface, fontSize: measures.t14 },
        inputRoot: {
          padding: '2px 8px',
          minHeight: 32,
          borderRadius: 6,
          backgroundColor: c.chalk,
          fontSize: measures.t14,
        },
        tag: { height: 24 },
      },
    },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: c.control } } },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: c.ink, color: c.chalk, fontSize: measures.t12 } },
    },
    MuiSnackbarContent: {
      styleOverrides: { root: { backgroundColor: c.ink, color: c.chalk, borderRadius: 8, fontSize: measures.t14 } },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  };
}

function themeOf(mode: 'light' | 'dark', c: Colors): Theme {
  return createTheme({
    palette: {
      mode,
      primary: { main: c.field600, contrastText: c.onFill },
      secondary: { main: c.clay600, contrastText: c.onFill },
      error: { main: c.danger, contrastText: c.onFill },
      warning: { main: c.proposed, contrastText: c.onFill },
      success: { main: c.confirmed, contrastText: c.onFill },
      info: { main: c.focus, contrastText: c.onFill },
      background: { default: c.paper, paper: c.raised },
      text: { primary: c.ink, secondary: c.inkSoft },
      divider: c.line,
    },
    shape: { borderRadius: 8 },
    typography,
    components: components(c),
  });
}

export const lightTheme = themeOf('light', light);
export const darkTheme = themeOf('dark', dark);
