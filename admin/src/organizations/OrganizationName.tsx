import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { cityState } from '../../../ui/formats.ts';
import { TwoLines } from '../components/TwoLines.tsx';
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
      maxWidth: { md: 260, xl: 380 },
      textAlign: 'left',
    }}
  >
    <Initial name={row.name} active={row.confirmedCount > 0} />
    <TwoLines below={row.organization?.primaryPlayLocation?.address || cityState(row) || 'No address yet'}>
      <MuiLink component={Link} to={`/organizations/${row.id}`}>
        {row.name}
      </MuiLink>
    </TwoLines>
  </Box>
);
