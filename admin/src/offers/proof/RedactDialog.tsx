import { Alert, Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { rest } from '../../../../ui/graphql.ts';
import { ConsoleDialog } from '../../components/ConsoleDialog.tsx';
import { CloseButton, useCloseDialog } from '../../components/DialogButton.tsx';
import { messageOf } from '../../dataProvider/errors.ts';
import { useAction } from '../../dataProvider/useOperation.ts';
import type { OfferImageFragment } from '../generated/graphql.ts';
import { RegionCanvas } from './RegionCanvas.tsx';
import { RegionFields } from './RegionFields.tsx';
import { type Region, shares } from './regions.ts';

type Props = { image: OfferImageFragment };
type Copy = { version: number; blur: Region[]; crop: Region | null };

const START: Region = { left: 40, top: 40, width: 20, height: 20 };

/** Draws what to blur and what to keep of a photo; the server makes the copy of the clear picture. */
export function RedactDialog({ image }: Props) {
  const closeDialog = useCloseDialog();
  const [tool, setTool] = useState<'blur' | 'crop'>('blur');
  const [blur, setBlur] = useState<Region[]>([]);
  const [crop, setCrop] = useState<Region | null>(null);
  const [version] = useState(image.version); // of the photo that is drawn on
  const {
    mutateAsync: save,
    isPending,
    error,
  } = useAction((copy: Copy) => rest('POST', `/verification_images/${image.id}/copies`, { ...copy }), { quiet: true });
  const add = (region: Region) => (tool === 'crop' ? setCrop(region) : setBlur([...blur, region]));
  const isEmpty = blur.length === 0 && !crop;
  return (
    <ConsoleDialog
      title="Blur or crop"
      size="md"
      holdsText
      typed={!isEmpty}
      busy={isPending}
      actions={
        <>
          <CloseButton disabled={isPending} />
          <Button
            variant="contained"
            disabled={isEmpty || isPending}
            onClick={() =>
              void save({ version, blur: blur.map(shares), crop: crop && shares(crop) }).then(
                closeDialog,
                () => undefined,
              )
            }
          >
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography>
          Draw a rectangle over each face to blur, or around the part to keep. The copy replaces the photo for the
          sponsor and the league, and its blur cannot be undone. The clear photo is kept for staff only.
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rectangles"
          value={tool}
          onChange={(_event, next) => (next ? setTool(next) : undefined)}
        >
          <ToggleButton value="blur">Blur</ToggleButton>
          <ToggleButton value="crop">Crop</ToggleButton>
        </ToggleButtonGroup>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' } }}
        >
          <RegionCanvas src={image.clearUrl ?? image.fullSizeUrl ?? ''} blur={blur} crop={crop} onDraw={add} />
          <Stack sx={{ gap: 1.5 }}>
            {blur.map((region, index) => (
              <RegionFields
                // biome-ignore lint/suspicious/noArrayIndexKey: rectangles have no other identity
                key={index}
                title={`Blur ${index + 1}`}
                region={region}
                onChange={(next) => setBlur(blur.map((region, at) => (at === index ? next : region)))}
                onRemove={() => setBlur(blur.filter((_one, at) => at !== index))}
              />
            ))}
            {crop ? (
              <RegionFields title="Crop" region={crop} onChange={setCrop} onRemove={() => setCrop(null)} />
            ) : null}
            <Button
              size="small"
              sx={{ alignSelf: 'flex-start' }}
              disabled={tool === 'crop' && Boolean(crop)}
              onClick={() => add(START)}
            >
              {tool === 'crop' ? 'Add a crop' : 'Add a blur'}
            </Button>
          </Stack>
        </Box>
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
      </Stack>
    </ConsoleDialog>
  );
}
