import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { cityState } from '../../../ui/formats.ts';
import type { OrganizationListRowFragment } from './generated/graphql.ts';
import { Initial } from './Initial.tsx';

/** Initial, name and location of an organization, linked to its page (B-037, B-038). */
export const OrganizationName = ({ row }: { row: OrganizationListRowFragment }) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minWidth: 0,
      maxWidth: { md: 300, xl: 380 },
      textAlign: 'left',
    }}
  >
    <Initial name={row.name} active={row.confirmedCount > 0} />
    <Box sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={`/organizations/${row.id}`}
        onClick={(event) => event.stopPropagation()}
        noWrap
        sx={{ display: 'block', fontWeight: 600 }}
      >
        {row.name}
      </MuiLink>
      <Typography variant="caption" color="text.secondary" noWrap component="div">
        {row.organization?.primaryPlayLocation?.address || cityState(row) || 'No address yet'}
      </Typography>
    </Box>
  </Box>
);
