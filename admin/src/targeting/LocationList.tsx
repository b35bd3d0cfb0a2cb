import { Box, Link as MuiLink, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { required, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useDialog } from '../components/DialogButton.tsx';
import { RecordDialog } from '../components/RecordDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { LocationFragment } from './generated/graphql.ts';

/** Height of the list and of its rows (B-299). */
const HEIGHT = 200;
const ROW = 30;

type DialogProps = { location: LocationFragment };

const RenameDialog = ({ location }: DialogProps) => (
  <RecordDialog
    resource="locations"
    record={location}
    title="Rename location"
    size="xs"
    action="Save"
    required={['name']}
  >
    <TextInput source="name" validate={required()} autoFocus />
  </RecordDialog>
);

function RemoveLocationDialog({ location }: DialogProps) {
  const { mutateAsync: remove } = useOperation('deleteLocation', { quiet: true });
  return (
    <ConfirmDialog
      title={`Remove ${location.name}`}
      action="Remove location"
      danger
      onConfirm={() => remove({ input: { locationId: location.id } })}
    >
      <p>Properties around it will no longer match. Offers will not change.</p>
    </ConfirmDialog>
  );
}

/** The places of a location filter in a virtualized list, because there may be thousands. */
export function LocationList({ filterName, locations }: { filterName: string; locations: LocationFragment[] }) {
  const [dialog, openDialog] = useDialog(); // Not the menu's: a row that is scrolled away is removed.
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: locations.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 4,
    getItemKey: (index) => locations[index]?.id ?? index,
  });
  const previousCount = useRef(locations.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new location scrolls
  useEffect(() => {
    if (locations.length > previousCount.current) rows.scrollToIndex(locations.length - 1); // New ones come last.
    previousCount.current = locations.length;
  }, [locations.length]);
  return (
    <>
      <Box
        ref={frame}
        style={{ height: Math.min(HEIGHT, locations.length * ROW + 2) }}
        sx={{
          mt: 0.75,
          mr: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 0.75,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
        }}
      >
        <Box
          component="ul"
          aria-label={`Locations of ${filterName}`}
          style={{ height: rows.getTotalSize() }}
          sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none' }}
        >
          {rows.getVirtualItems().map(({ key, index, start }) => {
            const location = locations[index];
            return location ? (
              <Box
                component="li"
                key={key}
                aria-setsize={locations.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
                sx={{
                  position: 'absolute',
                  inset: '0 0 auto',
                  display: 'flex',
                  gap: 1.5,
                  alignItems: 'center',
                  height: ROW,
                  px: 1.25,
                  borderBottom: 1,
                  borderColor: 'divider',
                  fontSize: 13,
                }}
              >
                <Typography noWrap sx={{ flex: 1, fontSize: 13 }} title={location.place ?? location.name}>
                  {location.name}
                  {location.place && !location.name.includes(location.place) ? (
                    <Typography component="span" variant="caption" color="text.secondary">
                      {' '}
                      {location.place}
                    </Typography>
                  ) : null}
                </Typography>
                <MuiLink component={Link} to={`/prospect-location/${location.id}`}>
                  Prospect
                  <Box component="span" sx={visuallyHidden}>
                    {` ${location.name}`}
                  </Box>
                </MuiLink>
                <ActionsMenu
                  label={`More for ${location.name}`}
                  icon="dots"
                  iconOnly
                  size="small"
                  entries={[
                    { label: 'Rename', icon: 'edit', onClick: () => openDialog(<RenameDialog location={location} />) },
                    {
                      label: 'Remove',
                      icon: 'trash',
                      danger: true,
                      onClick: () => openDialog(<RemoveLocationDialog location={location} />),
                    },
                  ]}
                />
              </Box>
            ) : null;
          })}
        </Box>
      </Box>
      {dialog}
    </>
  );
}
