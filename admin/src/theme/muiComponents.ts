import type { ThemeOptions } from '@mui/material/styles';
import { measures } from '../../../ui/tokens.ts';
import type { Colors } from './colors.ts';

/** MUI's parts in the look of the console. */
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
        text: { '&:not(.MuiButton-colorInherit, .Mui-disabled)': { color: c.ink } }, // a notice's button has the color of its notice
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
    // the arrow keeps its place while it is hidden, so it is small
    MuiTableSortLabel: {
      styleOverrides: { root: { '&.Mui-active': { color: c.ink } }, icon: { fontSize: 14, margin: '0 1px' } },
    },
    // an empty select shows its text for nothing, such as "Any status"
    MuiSelect: { defaultProps: { displayEmpty: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', size: 'small' },
      styleOverrides: { marginDense: { marginTop: 0, marginBottom: 4 } },
    },
    MuiCardHeader: { styleOverrides: { root: { borderBottom: `1px solid ${c.line}`, padding: '12px 16px' } } },
    // labels are above their input: no notch, no movement
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
    // in line with the dialog's content; on a phone three buttons may need two lines
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
    // above the bar that holds the buttons of a form or a selection
    MuiSnackbar: { styleOverrides: { root: { '@media (max-width: 599.95px)': { bottom: 84 } } } },
    MuiSnackbarContent: { styleOverrides: { root: { backgroundColor: c.ink, color: c.chalk, borderRadius: 8 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px', minWidth: 0 } } },
  };
}
