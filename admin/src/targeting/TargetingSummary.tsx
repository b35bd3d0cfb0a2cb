import { Stack, Typography } from '@mui/material';
import { formatNumber } from '../../../ui/formats.ts';
import type { PropertyFragment } from './generated/graphql.ts';
import { median } from './median.ts';

type Props = {
  properties: readonly PropertyFragment[];
  /** Whether these are all; until then the API's numbers stand. */
  loaded: boolean;
  summary: { count: number | null; medianNumberOfPlayers: number | null } | null | undefined;
  available: number;
};

const Figure = ({ value }: { value: number }) => (
  <Typography component="strong" variant="h2" sx={{ mx: 0.25 }}>
    {formatNumber(value)}
  </Typography>
);

/** How many properties are listed. */
export const countOf = ({ properties, loaded, summary }: Omit<Props, 'available'>): number =>
  loaded ? properties.length : (summary?.count ?? properties.length);

/** The figures above the map: listed properties, their median players, with an offer, available (B-245, B-262). */
export function TargetingSummary({ available, ...props }: Props) {
  const { properties, loaded, summary } = props;
  const count = countOf(props);
  const players = loaded
    ? median(properties.map(({ numberOfPlayers }) => numberOfPlayers))
    : (summary?.medianNumberOfPlayers ?? 0);
  const added = properties.filter(({ campaignOffer }) => campaignOffer !== null).length;
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
        {loaded ? `${formatNumber(added)} with an offer, ` : ''}
        {formatNumber(available)} available
      </Typography>
    </Stack>
  );
}
