import { Box, Button, Chip, ListItem, Link as MuiLink, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { required } from 'react-admin';
import { Link } from 'react-router-dom';
import { DialogButton, useDialog } from '../components/DialogButton.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { useOperation } from '../dataProvider/useOperation.ts';
import { MultilineInput } from '../form/inputs.tsx';
import type { PhotoRequestRowFragment } from './generated/graphql.ts';
import { authorOf } from './labels.ts';

type Request = PhotoRequestRowFragment;

const outcomes = {
  open: 'Open',
  done: { hide: 'Hidden', feature: 'Featured' },
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const;
const outcomeOf = ({ status, wish }: Request) => (status === 'done' ? outcomes.done[wish] : outcomes[status]);

/** A sponsor's request about a photo: hidden or featured with one click, or declined with a reason that the sponsor reads. */
export function PhotoRequestItem({ request, about }: { request: Request; about?: ReactNode }) {
  const [dialog, openDialog] = useDialog(); // A colleague's answer does not close it.
  const { mutateAsync: answer, isPending } = useOperation('answerPhotoRequest');
  const photo = request.verificationImage;
  const organization = photo?.offer?.organization?.name ?? 'a league';
  const action = request.wish === 'hide' ? 'Hide' : 'Feature';
  return (
    <ListItem divider sx={{ alignItems: 'flex-start', gap: 2, px: 2, py: 1.5 }}>
      {photo ? (
        <MuiLink href={photo.fullSizeUrl ?? ''} target="_blank" rel="noopener">
          <Box
            component="img"
            src={photo.thumbnailUrl ?? photo.fullSizeUrl ?? ''}
            alt={`Photo of ${organization}`}
            loading="lazy"
            sx={{ width: 96, aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: 1, bgcolor: 'var(--sunken)' }}
          />
        </MuiLink>
      ) : null}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <b>{authorOf(request.user)}</b> asks to {request.wish} the photo of{' '}
        <MuiLink component={Link} to={`/offers/${photo?.offer?.id}#review`}>
          {organization}
        </MuiLink>
        {about}{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {formatMoment(request.createdAt)}
        </Typography>
        {request.reason ? (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{request.reason}</Typography>
        ) : null}
        {request.status === 'open' ? (
          <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
            <Button
              size="small"
              variant="contained"
              disabled={isPending}
              aria-label={`${action} the photo of ${organization}`}
              onClick={() => void answer({ input: { id: request.id, status: 'done' } }).catch(() => undefined)}
            >
              {action}
            </Button>
            <DialogButton
              size="small"
              onOpen={openDialog}
              disabled={isPending}
              aria-label={`Decline the request about ${organization}`}
              dialog={
                <FormDialog
                  title="Decline the request"
                  action="Decline"
                  required={['answer']}
                  onSubmit={({ answer: text }: { answer: string }) =>
                    answer({ input: { id: request.id, status: 'declined', answer: text } })
                  }
                >
                  <MultilineInput
                    source="answer"
                    label="Reason"
                    helperText="The sponsor reads it."
                    validate={required()}
                    minRows={3}
                  />
                </FormDialog>
              }
            >
              Decline…
            </DialogButton>
          </Stack>
        ) : (
          <Box sx={{ mt: 0.5 }}>
            <Chip size="small" variant="outlined" label={outcomeOf(request)} />{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {authorOf(request.answeredBy)}, {request.answeredAt ? formatMoment(request.answeredAt) : ''}
            </Typography>
            {request.answer ? <Typography sx={{ overflowWrap: 'anywhere' }}>{request.answer}</Typography> : null}
          </Box>
        )}
      </Box>
      {dialog}
    </ListItem>
  );
}
