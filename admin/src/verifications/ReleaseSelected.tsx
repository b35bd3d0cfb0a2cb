import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { UnreleasedImageRowFragment } from './generated/graphql.ts';

const actions = {
  agreed: {
    label: 'Mark as agreed',
    title: 'Show these photos to the sponsor?',
    meaning: 'You state that everyone who can be recognized on them, or a guardian, agreed.',
  },
  withheld: {
    label: 'Withhold',
    title: 'Withhold these photos?',
    meaning: 'The sponsor never sees them.',
  },
} as const;

/** States the release of the selected photos in one change, which can be undone. */
export function ReleaseSelected() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<UnreleasedImageRowFragment>();
  const { mutateAsync: set } = useOperation('setPhotoReleases', { quiet: true });
  const [dialog, openDialog] = useDialog(); // Releases the photos that it names, whatever is selected by then.
  const unstated = data.filter((image) => selectedIds.includes(image.id) && !image.statedForSeason).length;
  const buttons = (['agreed', 'withheld'] as const).map((release) => (
    <DialogButton
      key={release}
      onOpen={openDialog}
      size="small"
      variant={release === 'agreed' ? 'contained' : 'outlined'}
      dialog={
        <ConfirmDialog
          title={actions[release].title}
          action={`${actions[release].label}: ${pluralise(selectedIds.length, 'photo')}`}
          onConfirm={async () => {
            await set({ input: { ids: selectedIds.map(Number), release } });
            onUnselectItems();
          }}
        >
          <Typography>{actions[release].meaning}</Typography>
          {release === 'agreed' && unstated > 0 ? (
            <Typography>For {pluralise(unstated, 'photo')}, the league has not stated so this season.</Typography>
          ) : null}
        </ConfirmDialog>
      }
    >
      {actions[release].label}
    </DialogButton>
  ));
  return [...buttons, dialog];
}
