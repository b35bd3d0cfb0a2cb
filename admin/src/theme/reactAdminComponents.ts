import type { Theme } from '@mui/material/styles';
import { measures } from '../../../ui/tokens.ts';
import type { Colors } from './colors.ts';

/** Hazard stripe under the top bar outside production. */
const hazard = 'repeating-linear-gradient(-45deg, #f3c55f 0 8px, #2b1d00 8px 16px)';

/** Labels of choice groups like all other labels: react-admin's are smaller. */
const groupLabel = (name: string, c: Colors) => ({
  styleOverrides: {
    root: {
      [`& .${name}-label`]: { transform: 'none', fontSize: '0.8125rem', fontWeight: 600, color: c.inkSoft },
      '&:has([type=checkbox])': { width: '100%' },
      '& .MuiFormGroup-row:has([type=checkbox])': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      },
    },
  },
});

/** react-admin component styles, by their theme names. */
export function reactAdminComponents(c: Colors) {
  return {
    RaRadioButtonGroupInput: groupLabel('RaRadioButtonGroupInput', c),
    RaCheckboxGroupInput: groupLabel('RaCheckboxGroupInput', c),
    RaAppBar: {
      defaultProps: { color: 'default' },
      styleOverrides: {
        root: {
          backgroundColor: c.bar,
          color: c.barInk,
          boxShadow: 'none',
          height: 48,
          '&::after': { content: '""', position: 'absolute', inset: 'auto 0 0', height: 3, background: hazard },
          '& .RaAppBar-toolbar.RaAppBar-toolbar': { minHeight: 48, paddingInline: 8 },
        },
      },
    },
    RaUserMenu: { styleOverrides: { root: { '& .MuiButton-root, & .MuiIconButton-root': { color: c.barInk } } } },
    RaSidebarToggleButton: { styleOverrides: { root: { color: c.barInk } } },
    RaFilterForm: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({
          padding: 0,
          gap: 12,
          alignItems: 'center',
          [theme.breakpoints.up('sm')]: { minHeight: 0 },
          [theme.breakpoints.up('md')]: { flex: '0 1 auto' },
          // On phones below the buttons, at full width.
          [theme.breakpoints.down('sm')]: {
            order: 1,
            flex: '1 0 100%',
            '&:has(.RaFilterFormInput-body)': { paddingBottom: 8 },
          },
        }),
      },
    },
    // Filters are on one line with their labels.
    RaFilterFormInput: {
      styleOverrides: {
        root: {
          alignItems: 'center',
          '& .RaFilterFormInput-spacer': { display: 'none' },
          '& .MuiFormControl-root.MuiFormControl-root': {
            margin: 0,
            flexDirection: 'row',
            alignItems: 'center',
            gap: 6,
          },
          '& .MuiFormLabel-root': { margin: 0 },
          '& .MuiInputBase-root': { minWidth: 110 },
          '@media (max-width: 600px)': {
            flex: '1 0 100%',
            '& .RaFilterFormInput-body': { flex: 1 },
            '& .MuiFormControl-root.MuiFormControl-root': { width: '100%' },
            '& .MuiFormLabel-root': { flex: '0 0 30%' },
            '& .MuiInputBase-root': { flex: 1 },
          },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          '& .RaSidebar-fixed': { height: 'calc(100vh - 48px)', borderRight: `1px solid ${c.line}` },
          '& .MuiDrawer-paper': { backgroundColor: c.paper },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          margin: '1px 6px',
          padding: '6px 8px',
          borderRadius: 6,
          fontWeight: 500,
          fontSize: measures.t14,
          color: c.ink,
          borderLeft: '3px solid transparent',
          '& .RaMenuItemLink-icon': { minWidth: 30, color: 'inherit' },
          '&[aria-current="page"]': {
            color: c.field600,
            backgroundColor: c.field50,
            borderLeftColor: c.field600,
            fontWeight: 600,
          },
        },
      },
    },
    RaAutocompleteInput: { defaultProps: { clearText: 'Clear' } },
    RaDataTable: {
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          // Each row is a card where columns do not fit.
          '@media (max-width: 600px)': {
            '& table, & tbody, & .RaDataTable-thead': { display: 'block' },
            // Above the cards one scrollable line, to select all and to sort.
            '& .RaDataTable-headerRow': {
              display: 'flex',
              overflowX: 'auto',
              alignItems: 'center',
              padding: '4px 12px',
              borderBottom: `1px solid ${c.lineStrong}`,
              color: c.inkSoft,
              fontSize: measures.t12,
              whiteSpace: 'nowrap',
              '&:has(.MuiTableSortLabel-root)::before': { content: '"Sort by"' },
            },
            '& .RaDataTable-headerCell.RaDataTable-headerCell': {
              flex: 'none',
              width: 'auto',
              height: 'auto',
              padding: '4px 8px',
              border: 0,
              background: 'none',
              '&:not(:has(.MuiTableSortLabel-root, input))': { display: 'none' },
              '&.MuiTableCell-paddingCheckbox': { order: -1, padding: '0 16px 0 0', '&::after': { content: '"All"' } },
            },
            '& tbody .RaDataTable-row': {
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              padding: '10px 12px',
              borderBottom: `1px solid ${c.line}`,
            },
            '& tbody .RaDataTable-row > td': {
              display: 'flex',
              justifyContent: 'space-between',
              gap: 12,
              gridColumn: 2,
              border: 0,
              width: 'auto',
              height: 'auto',
              padding: '2px 0 2px 8px',
              textAlign: 'right',
              flexDirection: 'row',
            },
            '& tbody .RaDataTable-row > td > *': { minWidth: 0 }, // long texts are cut instead of widening the table
            '& tbody .RaDataTable-row > td.MuiTableCell-paddingCheckbox': {
              gridColumn: 1,
              gridRow: '1 / span 2',
              padding: 0,
            },
            '& .RaDataTable-row > td[data-label]::before': {
              content: 'attr(data-label)',
              color: c.inkSoft,
              fontSize: measures.t12,
            },
            // The first is the card's heading.
            '& tbody .RaDataTable-row > .MuiTableCell-paddingCheckbox + td, & tbody .RaDataTable-row > td[data-label]:first-of-type':
              {
                display: 'block',
                textAlign: 'left',
                '&::before': { content: 'none' },
              },
          },
          '& .RaDataTable-headerCell': { backgroundColor: c.chalk, borderBottom: `1px solid ${c.lineStrong}` },
          '& .RaDataTable-row[data-cursor]': {
            boxShadow: `inset 0 0 0 1px ${c.focus}, inset 3px 0 0 ${c.focus}`,
            backgroundColor: c.row,
          },
          '& .RaDataTable-row:has(input:checked)': { backgroundColor: c.field50 },
        },
      },
    },
    // Below the rows, and at the bottom of the screen while they continue.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          position: 'sticky',
          bottom: 'var(--keys-h)',
          zIndex: 3,
          '& .RaBulkActionsToolbar-toolbar': {
            position: 'static',
            transform: 'none',
            gap: 8,
            overflowX: 'auto',
            backgroundColor: c.field50,
            borderTop: `1px solid ${c.lineStrong}`,
            whiteSpace: 'nowrap',
            '& button': { flex: 'none' },
          },
          // Without a selection its buttons are not focusable either.
          '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden', border: 0 },
        },
      },
    },
    RaList: { defaultProps: { perPage: 25, empty: false, exporter: false } },
    RaToolbar: {
      styleOverrides: {
        root: {
          backgroundColor: c.sunken,
          borderTop: `1px solid ${c.line}`,
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          justifyContent: 'flex-end',
          minHeight: 54,
        },
      },
    },
  };
}
