import { Box, Checkbox, Link as MuiLink, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { cityState, formatNumber, pluralise, seasonLabel, seasonName } from '../../../ui/formats.ts';
import { Icon } from '../components/Icon.tsx';
import { StatusChip, ToneChip } from '../components/StatusChip.tsx';
import { isActiveOffer } from '../offers/states.ts';
import { Confidence } from '../organizations/Confidence.tsx';
import type { PropertyFragment } from './generated/graphql.ts';

type OfferState = 'none' | 'active' | 'removed';

const stateOf = ({ campaignOffer }: PropertyFragment): OfferState =>
  campaignOffer ? (isActiveOffer(campaignOffer) ? 'active' : 'removed') : 'none';

const OfferBadge = ({ property, state }: { property: PropertyFragment; state: OfferState }) => {
  if (state === 'active') return <StatusChip of="offer" status={property.campaignOffer?.status ?? ''} />;
  return state === 'removed' ? (
    <ToneChip tone="danger" glyph="inactive">
      Removed
    </ToneChip>
  ) : (
    <ToneChip tone="inactive" glyph="none">
      Not added
    </ToneChip>
  );
};

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <Typography component="dt" variant="caption" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" noWrap sx={{ m: 0, fontSize: 13, lineHeight: '18px' }}>
      {value || '–'}
    </Typography>
  </div>
);

/** True if a property can be selected: removed ones cannot (B-255). */
export const isSelectable = (property: PropertyFragment) => stateOf(property) !== 'removed';

/** Height of a card: comfortable (B-252) and compact (T24). */
export const HEIGHTS = { medium: 134, small: 64 };

type Props = {
  property: PropertyFragment;
  selected: boolean;
  /** Highlighted while the card or its marker is hovered (B-249). */
  highlighted: boolean;
  compact?: boolean;
  onSelect: (ids: readonly number[], selected: boolean) => void;
  onHover: (id: number | null) => void;
};

/** A property in the list: green border for an active offer, red badge if removed (B-252 … B-255, B-264). */
export const PropertyCard = memo(function PropertyCard(props: Props) {
  const { property, selected, highlighted, compact = false, onSelect, onHover } = props;
  const { id, name, organization } = property;
  const state = stateOf(property);
  return (
    <Box
      component="article"
      data-offer={state}
      data-highlighted={highlighted}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(null)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: { xs: '8px 4px', sm: '0 4px' },
        alignContent: 'space-between',
        height: { xs: 'auto', sm: compact ? HEIGHTS.small : HEIGHTS.medium },
        minHeight: compact ? HEIGHTS.small : HEIGHTS.medium,
        pt: 1.25,
        pb: 1.25,
        pr: { xs: 2, sm: 3 },
        pl: 1,
        borderBottom: '1px solid var(--line)',
        borderLeft: `4px solid ${state === 'active' ? 'var(--confirmed)' : 'transparent'}`,
        bgcolor: highlighted ? 'var(--field-50)' : state === 'removed' ? 'var(--row)' : 'background.paper',
      }}
    >
      <Checkbox
        size="small"
        sx={{ alignSelf: 'start', mt: '-9px' }}
        checked={selected}
        disabled={!isSelectable(property)}
        slotProps={{ input: { 'aria-label': `Select ${name}, ${organization.name}` } }}
        onChange={(_event, checked) => onSelect([id], checked)}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap component="h3" variant="body1" sx={{ fontWeight: 600, lineHeight: '20px' }}>
          <MuiLink component={Link} to={`/organizations/${organization.id}`} color="text.primary" underline="hover">
            {name}
          </MuiLink>
        </Typography>
        <Typography noWrap color="text.secondary" sx={{ fontSize: 13, lineHeight: '18px' }}>
          {organization.name}
          {compact ? ` · ${cityState(property)} · ${formatNumber(property.numberOfPlayers) || 'no'} players` : ''}
        </Typography>
      </Box>
      <OfferBadge property={property} state={state} />
      {compact ? null : (
        <>
          <Box
            component="dl"
            sx={{
              gridColumn: '2 / -1',
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1.2fr 0.8fr 0.8fr 1.3fr' },
              gap: 1,
              m: 0,
            }}
          >
            <Fact label="Sport" value={property.sport?.name ?? ''} />
            <Fact
              label="Season"
              value={
                property.seasonYear ? seasonLabel(property.season, property.seasonYear) : seasonName(property.season)
              }
            />
            <Fact label="Players" value={formatNumber(property.numberOfPlayers)} />
            <Fact label="Place" value={cityState(property)} />
          </Box>
          <Stack
            direction="row"
            sx={{
              gridColumn: '2 / -1',
              flexWrap: 'wrap',
              columnGap: 1.75,
              typography: 'caption',
              color: 'text.secondary',
              '& > span': { display: 'inline-flex', gap: 0.5, alignItems: 'center' },
            }}
          >
            <Confidence value={property.dataConfidence} />
            <span>
              <Icon name="cup" />
              {pluralise(property.sponsorablePropertyCapabilitiesCount ?? 0, 'capability', 'capabilities')}
            </span>
            <span>
              <Icon name="doc" />
              {pluralise(property.sponsorablePropertyPackagesCount ?? 0, 'package')}
            </span>
          </Stack>
        </>
      )}
    </Box>
  );
});
