import { Avatar, Box, List, ListItem, ListItemAvatar, ListItemText, Stack } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useGetManyReference } from 'react-admin';
import { LazyMap } from '../../../../ui/map/LazyMap.tsx';
import { DeleteDialog } from '../../components/DeleteDialog.tsx';
import { DialogButton } from '../../components/DialogButton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Loading } from '../../components/Loading.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useRecord } from '../../dataProvider/useRecord.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import type { OrganizationRecordFragment } from '../generated/graphql.ts';
import { ZipsCard } from '../ZipsCard.tsx';
import { type PlayLocation, PlayLocationDialog } from './PlayLocationDialog.tsx';

const RemoveDialog = ({ place }: { place: PlayLocation }) => (
  <DeleteDialog
    resource="playLocations"
    record={place}
    title="Remove play location"
    action="Remove"
    from="the organization"
  >
    <p>
      <b>{place.nickname}</b>, {place.address}, will no longer be a place of this organization and its programs.
    </p>
  </DeleteDialog>
);

type PlacesProps = { organizationId: number; places: PlayLocation[] };

/** The locations as a numbered list and as map markers; hovering over one highlights the other. */
function Places({ organizationId, places }: PlacesProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const markers = places.flatMap(({ id, lat, lon, nickname }, index) =>
    lat === null || lon === null ? [] : [{ id, lat, lon, label: `${index + 1}: ${nickname}`, text: String(index + 1) }],
  );
  return (
    <>
      <List disablePadding>
        {places.map((place, index) => (
          <ListItem
            key={place.id}
            divider
            onMouseEnter={() => setHovered(place.id)}
            onMouseLeave={() => setHovered(null)}
            sx={place.id === hovered ? { bgcolor: 'var(--row)' } : {}}
          >
            <ListItemAvatar>
              <Avatar
                variant="rounded"
                aria-hidden="true"
                sx={{ width: 32, height: 32, bgcolor: 'var(--field-100)', color: 'var(--field-700)' }}
              >
                {index + 1}
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={
                <>
                  <b>{place.nickname}</b>
                  {place.primary ? ' (primary)' : ''}
                </>
              }
              secondary={place.address}
            />
            <Stack direction="row" sx={{ flexShrink: 0 }}>
              <CanAccess resource="playLocations" action="edit">
                <DialogButton
                  size="small"
                  aria-label={`Edit ${place.nickname}`}
                  dialog={<PlayLocationDialog organizationId={organizationId} place={place} />}
                >
                  Edit
                </DialogButton>
              </CanAccess>
              <DialogButton
                size="small"
                aria-label={`Remove ${place.nickname}`}
                dialog={<RemoveDialog place={place} />}
              >
                Remove
              </DialogButton>
            </Stack>
          </ListItem>
        ))}
      </List>
      {markers.length ? (
        <Box sx={{ height: 320, overflow: 'hidden', '& > *, & .sl-map': { height: '100%' } }}>
          <LazyMap
            label="Play locations"
            markers={markers}
            highlighted={hovered}
            onMarkerHover={(marker) => setHovered(marker === null ? null : Number(marker))}
          />
        </Box>
      ) : null}
    </>
  );
}

/** The organization's play locations and zips (B-099 … B-120). */
export function PlayLocationsTab({ id }: { id: number }) {
  const { data: organization } = useRecord<OrganizationRecordFragment>('organizations', id);
  const { data, error, refetch } = useGetManyReference<PlayLocation>('playLocations', {
    target: 'organizationId',
    id,
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'primary', order: 'DESC' },
  });
  if (error && !data) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading />;
  return (
    <PageBody
      asideLabel="Zips"
      aside={organization ? <ZipsCard organizationId={id} zips={(organization.zips ?? []) as string[]} /> : null}
    >
      <TitledCard
        title="Play Locations"
        note={data.length || undefined}
        end={
          <CanAccess resource="playLocations" action="create">
            <DialogButton
              size="small"
              variant="outlined"
              startIcon={<Icon name="plus" />}
              dialog={<PlayLocationDialog organizationId={id} />}
            >
              Add A Play Location
            </DialogButton>
          </CanAccess>
        }
      >
        {data.length ? (
          <Places organizationId={id} places={data} />
        ) : (
          <EmptyState>There is no play location data for this organization</EmptyState>
        )}
      </TitledCard>
    </PageBody>
  );
}
