import { Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../components/Icon.tsx';

type Props = {
  icon: IconName;
  title: string;
  /** The kind or group of the filter. */
  note: string;
  /** Controls to the right of the title. */
  actions?: ReactNode;
  enabled?: boolean;
  editing?: boolean;
  children: ReactNode;
};

/** The card of a filter: dashed border if it is off, highlighted while edited. */
export const FilterFrame = ({ icon, title, note, actions, enabled = true, editing = false, children }: Props) => (
  <Card
    component="article"
    sx={{
      p: 1,
      pl: 1.5,
      pb: 1.25,
      ...(enabled ? {} : { bgcolor: 'var(--sunken)', borderStyle: 'dashed', borderColor: 'var(--line-strong)' }),
      ...(editing ? { borderColor: 'info.main', boxShadow: '0 0 0 1px var(--focus)' } : {}),
    }}
  >
    <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 0, sm: 0.5 }, minHeight: 32, mb: 0.5 }}>
      <Typography
        variant="body1"
        component="h3"
        noWrap
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          fontWeight: 600,
          '& svg': { color: 'primary.main' },
        }}
      >
        <Icon name={icon} />
        {title}
        <Typography
          component="span"
          variant="caption"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'inline' } }}
        >
          {note}
        </Typography>
      </Typography>
      {actions}
    </Stack>
    {children}
  </Card>
);
