import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { formatInstant } from '../../../ui/formats.ts';
import type { LinkGainsQuery } from './generated/graphql.ts';

export interface Ending {
  /** Confirmed users who lose access with the link; unconfirmed users lose it in any case. */
  userIds: readonly number[];
  /** Whether to restore the contacts and addresses that these users or the link changed; undefined: as suggested. */
  putBack?: boolean;
}

const fields: Readonly<Record<string, string>> = {
  contact_email: 'Contact email',
  contact_phone: 'Contact phone',
  mailing_address_id: 'Mailing address',
  shipping_address_id: 'Shipping address',
};

type Member = LinkGainsQuery['linkMembers'][number];

const origin = ({ since, invitedBy, confirmed, confirmedBy }: Member) =>
  [
    invitedBy ? `invited by ${invitedBy}` : 'joined through this link',
    `since ${formatInstant(since)}`,
    confirmed ? (confirmedBy ? `confirmed by ${confirmedBy}` : 'confirmed') : 'not confirmed',
  ].join(', ');

const isEnded = (ending: Ending, { userId, confirmed }: Pick<Member, 'userId' | 'confirmed'>) =>
  !confirmed || ending.userIds.includes(userId);

/** Whether changes are restored: as staff chose, otherwise if a user loses access or the link changed the contact email. */
export const putsBack = (ending: Ending, { linkMembers, linkChanges }: LinkGainsQuery) =>
  ending.putBack ??
  (linkMembers.some((member) => isEnded(ending, member)) ||
    linkChanges.some(({ field, userId }) => field === 'contact_email' && userId === null));

/**
 * What was gained through an offer's or an onboarding link: users who lose access with it, and their changes that can be reverted.
 * What the link itself changed before anybody joined belongs to the users who joined through it (X1).
 */
export function GainedByLink({
  gains: { linkMembers, linkChanges },
  ending,
  onChange,
}: {
  gains: LinkGainsQuery;
  ending: Ending;
  onChange: (ending: Ending) => void;
}) {
  const ended = new Set(linkMembers.filter((member) => isEnded(ending, member)).map(({ userId }) => userId));
  const linkEnds = linkMembers.every(({ userId }) => ended.has(userId));
  const changes = linkChanges.filter(({ userId }) => (userId ? ended.has(userId) : linkEnds));
  const toggle = (userId: number) =>
    onChange({
      ...ending,
      userIds: ending.userIds.includes(userId)
        ? ending.userIds.filter((other) => other !== userId)
        : [...ending.userIds, userId],
    });
  return (
    <>
      <Box role="group" aria-label="Users whose access ends" hidden={linkMembers.length === 0}>
        <Typography sx={{ fontWeight: 600 }}>Their access to the organization ends, too</Typography>
        {linkMembers.map((member) => (
          <FormControlLabel
            key={member.userId}
            sx={{ display: 'flex', alignItems: 'flex-start' }}
            control={
              <Checkbox
                size="small"
                checked={ended.has(member.userId)}
                disabled={!member.confirmed}
                onChange={() => toggle(member.userId)}
              />
            }
            label={
              <Box sx={{ pt: 0.75, overflowWrap: 'anywhere' }}>
                {member.email}
                <Typography variant="caption" color="text.secondary" component="p">
                  {origin(member)}
                </Typography>
              </Box>
            }
          />
        ))}
      </Box>
      {changes.length > 0 ? (
        <Box>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={putsBack(ending, { linkMembers, linkChanges })}
                onChange={(_event, putBack) => onChange({ ...ending, putBack })}
              />
            }
            label={ended.size > 0 ? 'Restore what they changed' : 'Restore what was changed through this link'}
          />
          <Box component="ul" sx={{ m: 0, pl: 3.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
            {changes.map(({ field, before, now, at }) => (
              <li key={field}>
                {fields[field] ?? field}: {now ?? 'none'} → {before ?? 'none'}
                <Typography variant="caption" color="text.secondary" component="p">
                  changed {formatInstant(at)}
                </Typography>
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
    </>
  );
}
