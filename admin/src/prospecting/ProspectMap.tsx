import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { pluralise } from '../../../ui/formats.ts';
import { LazyMap } from '../../../ui/map/LazyMap.tsx';
import type { ProspectFragment } from './generated/graphql.ts';

type Props = { offers: readonly ProspectFragment[]; onOpen: (id: number) => void };

/** The visible groups' offers on the map (S-424); a dot opens its offer. */
export function ProspectMap({ offers, onOpen }: Props) {
  const points = useMemo(
    () =>
      offers.flatMap(({ id, sponsorableProperty: { name, organization, lat, lon } }) =>
        lat == null || lon == null ? [] : [{ id, lat, lon, label: `${name}, ${organization.name}` }],
      ),
    [offers],
  );
  const unknown = offers.length - points.length;
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        '& .prospect-map': {
          position: 'relative',
          height: 'min(420px, 50vh)',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        },
        '& .sl-map': { height: '100%' },
      }}
    >
      <LazyMap
        className="prospect-map"
        label={`Map of ${pluralise(points.length, 'sponsorship')}`}
        points={points}
        onPointSelect={(id) => onOpen(Number(id))}
      />
      <Typography component="figcaption" color="text.secondary" sx={{ pt: 0.75 }}>
        {pluralise(points.length, 'sponsorship')} of the shown groups on the map
        {unknown > 0 ? `, ${unknown} without a known location` : ''}
      </Typography>
    </Box>
  );
}
