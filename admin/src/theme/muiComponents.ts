import type { ThemeOptions } from '@mui/material/styles';
import { measures } from '../../../ui/tokens.ts';
import type { Colors } from './colors.ts';

/** MUI component styles of the console's theme. */
export function muiComponents(c: Colors): NonNullable<ThemeOptions['components']> {
  const raised = { backgroundColor: c.raised, backgroundImage: 'none', border: `1px solid ${c.lineStrong}` };
  return {
    MuiCssBaseline: { styleOverrides: { body: { backgroundColor: c.paper }, a: { color: c.field600 } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${c.focus}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 34, whiteSpace: 'nowrap' },
        outlined: { color: c.ink, borderColor: c.control, backgroundColor: c.raised },
        text: { '&:not(.MuiButton-colorInherit):not(.Mui-disabled)': { color: c.ink } }, // A notice's button has the notice's color.
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderColor: c.line, backgroundColor: c.chalk } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: c.line, padding: '5px 12px', height: 46, fontSize: measures.t14 },
        head: { fontSize: measures.t12, fontWeight: 600, color: c.inkSoft, lineHeight: 1.3 },
        sizeSmall: { padding: '2px 12px', height: 34 },
        paddingCheckbox: { padding: '0 0 0 8px' },
        alignRight: { fontVariantNumeric: 'tabular-nums' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: c.row } } } },
    // The hidden sort arrow takes up space, so it is small.
    MuiTableSortLabel: {
      styleOverrides: { root: { '&.Mui-active': { color: c.ink } }, icon: { fontSize: 14, margin: '0 1px' } },
    },
    // An empty select shows its placeholder, such as "Any status".
    MuiSelect: { defaultProps: { displayEmpty: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small' },
      styleOverrides: { marginDense: { marginTop: 0, marginBottom: 4 } },
    },
    MuiCardHeader: { styleOverrides: { root: { borderBottom: `1px solid ${c.line}`, padding: '12px 16px' } } },
    // Labels are above their input: no notch, no animation.
    MuiInputLabel: {
      defaultProps: { shrink: true, disableAnimation: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          maxWidth: 'none',
          marginBottom: 4,
          fontSize: '0.8125rem',
          fontWeight: 600,
          color: c.inkSoft,
          '&.Mui-focused': { color: c.inkSoft },
        },
        asterisk: { color: c.danger },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: c.chalk,
          fontSize: measures.t14,
          borderRadius: 6,
          '&.Mui-disabled': { backgroundColor: c.paper },
        },
        notchedOutline: { borderColor: c.control, top: 0, '& legend': { display: 'none' } },
        inputSizeSmall: { padding: '7px 10px' },
        multiline: { padding: '7px 10px' },
        inputMultiline: { padding: 0 },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: measures.t12, color: c.inkSoft } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, fontSize: measures.t12, height: 22 } } },
    MuiDialog: { styleOverrides: { paper: { ...raised, borderRadius: 12 } } },
    MuiDialogTitle: {
      styleOverrides: { root: { fontFamily: measures.fontDisplay, fontWeight: 600, fontSize: measures.t20 } },
    },
    // Aligned with the dialog's content; on phones three buttons may need two lines.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', flexWrap: 'wrap', rowGap: 8 } } },
    MuiAlert: { styleOverrides: { message: { '& ul': { listStyle: 'disc' } } } },
    MuiMenu: {
      defaultProps: { transitionDuration: 0, disableScrollLock: true },
      styleOverrides: { paper: { ...raised, boxShadow: c.shadow } },
    },
    MuiPopover: {
      defaultProps: { disableScrollLock: true },
      styleOverrides: { paper: { ...raised, boxShadow: c.shadow } },
    },
    MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: c.ink, color: c.chalk, fontSize: measures.t12 } } },
    // Above the bar with a form's or selection's buttons.
    MuiSnackbar: { styleOverrides: { root: { '@media (max-width: 599.95px)': { bottom: 84 } } } },
    MuiSnackbarContent: { styleOverrides: { root: { backgroundColor: c.ink, color: c.chalk, borderRadius: 8 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px', minWidth: 0 } } },
  };
}
