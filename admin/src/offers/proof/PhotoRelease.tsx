import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { formatMoment } from '../../components/formatMoment.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { useOperation } from '../../dataProvider/useOperation.ts';
import { conflictOf } from '../../form/useSubmit.tsx';
import type { OfferImageFragment } from '../generated/graphql.ts';

const choices = [
  ['agreed', 'Agreed', 'Everyone who can be recognized, or a guardian, agreed.'],
  ['not_stated', 'Not stated', 'Only staff and the league see it.'],
  ['withheld', 'Withheld', 'Somebody did not agree: never show it.'],
] as const;

/** Sets the release of a photo; what somebody else set in the meantime is not overwritten. */
export function PhotoRelease({ image }: { image: OfferImageFragment }) {
  const id = useId();
  const notify = useNotify();
  const { mutateAsync: set, isPending } = useOperation('setPhotoRelease', {
    quiet: true,
    onError: (error) => {
      const conflict = conflictOf(error, {});
      notify(
        conflict ? `${conflict.changedBy ?? 'Somebody else'} changed this photo in the meantime.` : messageOf(error),
        {
          type: conflict ? 'warning' : 'error',
        },
      );
    },
  });
  return (
    <FormControl disabled={isPending}>
      <FormLabel id={id}>May the sponsor see it?</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={image.release}
        onChange={(_event, release) =>
          void set({
            input: { id: image.id, release: release as OfferImageFragment['release'], version: image.version },
          }).catch(() => undefined)
        }
      >
        {choices.map(([value, label, meaning]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { pt: 0.75 } }}
            label={
              <>
                {label}
                <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
                  {meaning}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      {image.releaseStatedAt ? (
        <Typography variant="caption" color="text.secondary">
          Set by {image.releaseStatedByName ?? 'the system'}, {formatMoment(image.releaseStatedAt)}
        </Typography>
      ) : null}
    </FormControl>
  );
}
