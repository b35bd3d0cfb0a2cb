import { Box, Chip, Typography } from '@mui/material';
import { useGetMany, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { cityState } from '../../../ui/formats.ts';
import { ago } from './ago.ts';
import { Initial } from './Initial.tsx';
import { viewedOrganizations } from './viewed.ts';

type Organization = { id: number; name: string; city: string | null; state: string | null };

/** The user's recently opened organizations, in one row (B-033, B-040). */
function RecentlyViewed() {
  const viewed = viewedOrganizations();
  const { data = [] } = useGetMany<Organization>(
    'organizations',
    { ids: viewed.map(({ id }) => id) },
    { enabled: viewed.length > 0 },
  );
  const rows = viewed.flatMap(({ id, at }) => {
    const found = data.find((organization) => organization?.id === id);
    return found ? [{ ...found, at }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Recently Viewed"
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="h2" sx={{ mb: 1 }}>
        Recently Viewed
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {rows.map((row) => (
          <Chip
            key={row.id}
            clickable
            component={Link}
            to={`/organizations/${row.id}`}
            variant="outlined"
            avatar={<Initial name={row.name} size={20} />}
            label={row.name}
            title={[cityState(row), `viewed ${ago(row.at)}`].filter(Boolean).join(', ')}
            sx={{ height: 28, maxWidth: 260 }}
          />
        ))}
      </Box>
    </Box>
  );
}

/**
 * Above the rows: recent organizations until the user searches or filters, then a description of the results (B-032,
 * B-035).
 */
export function RecentOrganizations() {
  const { filterValues, sort } = useListContext();
  const isNarrowed = Object.values(filterValues).some((value) => value !== undefined && value !== '');
  const isNewestFirst = sort.field === 'updatedAt' && sort.order === 'DESC';
  return (
    <>
      {isNarrowed ? null : <RecentlyViewed />}
      <Typography variant="h2" sx={{ px: 2, py: 1.25 }}>
        {isNarrowed ? 'Results' : isNewestFirst ? 'Recently Updated' : 'Organizations'}
      </Typography>
    </>
  );
}
