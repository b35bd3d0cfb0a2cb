/** Removes a user from the league, or lets the viewer leave it. */
import { request } from '../../../../../ui/graphql.ts';
import { Confirm } from '../../../components/Confirm.tsx';
import { t } from '../../../i18n/i18n.ts';
import { RemoveCoUserDocument } from './generated/graphql.ts';
import type { UserDialogProps } from './types.ts';

export function RemoveUser({ organizationId, user, isSelf, onDone, onClose }: UserDialogProps) {
  const name = user.name || user.email;
  return (
    <Confirm
      title={isSelf ? t('Leave this league') : t('Remove {name}', { name })}
      action={isSelf ? t('Leave') : t('Remove')}
      busyText={t('Removing...')}
      onClose={onClose}
      onConfirm={async () => {
        await request(RemoveCoUserDocument, { input: { organizationId, userId: user.id } });
        await onDone();
      }}
    >
      <p>
        {isSelf
          ? t('You lose access to this league at once, and are logged out everywhere.')
          : t('{name} loses access to this league at once. What they sent stays.', { name })}
      </p>
    </Confirm>
  );
}
