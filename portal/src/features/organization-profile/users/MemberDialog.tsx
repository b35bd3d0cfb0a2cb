/** Changes the role of a user, or removes the user; for owners. */
import { useState } from 'react';
import { request } from '../../../../../ui/graphql.ts';
import { Button } from '../../../components/Button.tsx';
import { OneOf } from '../../../components/Choices.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormActions } from '../../../components/FormActions.tsx';
import { ErrorNotice } from '../../../components/Notice.tsx';
import { t } from '../../../i18n/i18n.ts';
import { refusalOr } from '../../../lib/refusalOr.ts';
import { useForm } from '../../../lib/useForm.ts';
import { SetMemberRoleDocument } from './generated/graphql.ts';
import { RemoveUser } from './RemoveUser.tsx';
import { roleChoices } from './roles.ts';
import type { UserDialogProps } from './types.ts';

export function MemberDialog(props: UserDialogProps) {
  const { organizationId, user, isSelf, onDone, onClose } = props;
  const [removing, setRemoving] = useState(false);
  const form = useForm({
    saved: { role: user.role },
    onSave: async ({ role }) => {
      await request(SetMemberRoleDocument, { input: { organizationId, userId: user.id, role } });
      await onDone();
    },
  });
  const name = user.name || user.email;
  if (removing) return <RemoveUser {...props} />;
  return (
    <Dialog title={name} onClose={onClose}>
      <form className="form" {...form.props} noValidate>
        {form.failure !== null && (
          <ErrorNotice>{t(refusalOr(form.failure, 'That did not work. Please try again.'))}</ErrorNotice>
        )}
        <OneOf legend={t('Role')} options={roleChoices()} {...form.field('role')} />
        <p>
          <Button variant="text" small onClick={() => setRemoving(true)}>
            {isSelf ? t('Leave this league') : t('Remove {name}', { name })}
          </Button>
        </p>
        <FormActions form={form} label={t('Save')} busyText={t('Saving...')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
