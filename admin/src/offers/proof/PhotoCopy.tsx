import { Button, Stack, Typography } from '@mui/material';
import { DialogButton } from '../../components/DialogButton.tsx';
import { useOperation } from '../../dataProvider/useOperation.ts';
import type { OfferImageFragment } from '../generated/graphql.ts';
import { RedactDialog } from './RedactDialog.tsx';

type Props = {
  image: OfferImageFragment;
  /** Whether the clear picture is being looked at. */
  isClear: boolean;
  onClear: (isClear: boolean) => void;
};

/** Says whether a photo was blurred or cropped, and what became of the clear picture; looks at it and restores it. */
export function PhotoCopy({ image, isClear, onClear }: Props) {
  const { mutateAsync: restore, isPending } = useOperation('restoreClearPhoto');
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="subtitle2">Blur and crop</Typography>
      <Typography variant="body2" color="text.secondary">
        {image.clearUrl
          ? 'This photo was blurred or cropped. The blur cannot be undone in the copy that others see; the clear photo is kept for staff only.'
          : 'Nothing is blurred or cropped. The clear photo stays for staff if you do.'}
      </Typography>
      <DialogButton size="small" dialog={<RedactDialog image={image} />}>
        {image.clearUrl ? 'Blur or crop again' : 'Blur or crop'}
      </DialogButton>
      {image.clearUrl ? (
        <>
          <Button size="small" aria-pressed={isClear} onClick={() => onClear(!isClear)}>
            {isClear ? 'Look at the copy' : 'Look at the clear photo'}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={isPending}
            onClick={() =>
              void restore({ input: { id: image.id, version: image.version } }).then(
                () => onClear(false),
                () => undefined,
              )
            }
          >
            Restore the clear photo
          </Button>
          <Typography variant="caption" color="text.secondary">
            A restored photo needs a new release before the sponsor sees it.
          </Typography>
        </>
      ) : null}
    </Stack>
  );
}
