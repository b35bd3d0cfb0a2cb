import { Box, Stack, Typography } from '@mui/material';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { Icon } from '../components/Icon.tsx';
import type { TargetingSummaryQuery } from './generated/graphql.ts';

type Props = {
  summary: TargetingSummaryQuery['targetingSummary'] | undefined;
  available: number;
  /** How many of the available properties conflict with placements in other campaigns (T1). */
  conflicting: number;
  /** The campaign's offers of any status, including for unlisted properties. */
  offers: number;
  /** How many match except for their missing coordinates; null without a location filter. */
  withoutCoordinates: number | null | undefined;
};

const Figure = ({ value }: { value: number }) => (
  <Typography component="strong" variant="h2" sx={{ mx: 0.25 }}>
    {formatNumber(value)}
  </Typography>
);

/** How many of the listed properties have an offer, out of the campaign's total (T16). */
const offersOf = (listed: number, all: number) =>
  `${formatNumber(listed)} with an offer${all > listed ? ` of the campaign's ${formatNumber(all)}` : ''}`;

/** The figures above the map: listed properties, median players, with an offer, available (B-245, B-262). */
export function TargetingSummary({ summary, available, conflicting, offers, withoutCoordinates }: Props) {
  const { count = 0, medianNumberOfPlayers: players = 0, withOffer = 0 } = summary ?? {};
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        px: 2,
        py: 0.75,
        minHeight: 42,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography>
        <Figure value={count} /> {count === 1 ? 'Sponsorable Property' : 'Sponsorable Properties'}
      </Typography>
      {players ? (
        <Typography>
          Median Number of Players: <Figure value={players} />
        </Typography>
      ) : null}
      <Typography color="text.secondary">
        {offersOf(withOffer, offers)}, {formatNumber(available)} available
        {conflicting ? (
          <Box component="span" sx={{ color: 'var(--proposed)', fontWeight: 600, whiteSpace: 'nowrap' }}>
            {', '}
            <Icon name="alert" /> {formatNumber(conflicting)} in conflict
          </Box>
        ) : null}
      </Typography>
      {withoutCoordinates ? (
        <Typography color="text.secondary">
          {pluralise(withoutCoordinates, 'property has', 'properties have')} no coordinates and can’t be found by
          distance.
        </Typography>
      ) : null}
    </Stack>
  );
}
