import BackIcon from '@mui/icons-material/ChevronLeft';
import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type PageHeaderProps = {
  title: ReactNode;
  /** The document's title if it differs from `title`. */
  documentTitle?: string;
  back?: { to: string; label: string };
  /** Chips next to the title. */
  badges?: ReactNode;
  /** Buttons on the right, at most one of them primary. */
  actions?: ReactNode;
  /** A RecordTabs at the bottom. */
  tabs?: ReactNode;
  /** Additional rows: facts, figures, a search. */
  children?: ReactNode;
};

/**
 * The header of every page: name, status and main action. Sticky except on phones, where it could cover half of the
 * screen.
 */
export const PageHeader = ({ title, documentTitle, back, badges, actions, tabs, children }: PageHeaderProps) => (
  <Box
    component="header"
    sx={{
      position: { sm: 'sticky' },
      top: 'var(--bar-h)',
      zIndex: 30,
      px: { xs: 2, sm: 3 },
      pt: 1,
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <title>{`${documentTitle ?? (typeof title === 'string' ? title : '')} · Sideline`}</title>
    {back ? (
      <MuiLink
        component={Link}
        to={back.to}
        underline="hover"
        variant="caption"
        color="text.secondary"
        sx={{ display: 'inline-flex', alignItems: 'center', ml: '-4px' }}
      >
        <BackIcon sx={{ fontSize: 16 }} />
        {back.label}
      </MuiLink>
    ) : null}
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, pb: 1.25, pt: 0.25 }}
    >
      <Typography variant="h1" sx={{ minWidth: 0 }}>
        {title}
      </Typography>
      {badges}
      {actions ? (
        <Stack direction="row" sx={{ ml: 'auto', gap: 1, alignItems: 'center', flexWrap: 'wrap', minHeight: '36.5px' }}>
          {actions}
        </Stack>
      ) : null}
    </Stack>
    {children ? <Box sx={{ pb: tabs ? 0.5 : 1.5 }}>{children}</Box> : null}
    {tabs}
  </Box>
);
