/** `/change-password` for anybody who is signed in (S-372 to S-375). */
import { type FormEvent, useState } from 'react';
import { request } from '../../../../ui/graphql.ts';
import { roleHome, storeToken } from '../../../../ui/session.ts';
import { Button, ButtonAnchor } from '../../kit/Button.tsx';
import { ErrorNotice, Notice } from '../../kit/Notice.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AccountPage } from './AccountPage.tsx';
import { updatePassword } from './documents.ts';
import { NewPassword, passwordsReady } from './NewPassword.tsx';

const empty = { password: '', confirmation: '' };

function ChangePasswordForm({ home }: { home: string }) {
  const [value, setValue] = useState(empty);
  const [changed, setChanged] = useState(false);
  const change = useAction(async () => {
    setChanged(false);
    const { updatePassword: updated } = await request(updatePassword, {
      input: { password: value.password, passwordConfirmation: value.confirmation },
    });
    storeToken(updated.jwt); // every older session has ended, this page's too
    setValue(empty);
    setChanged(true);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (passwordsReady(value)) void change.run();
  };

  return (
    <form className="form" onSubmit={submit}>
      {changed && (
        <Notice tone="confirmed" icon="check">
          Password changed successfully!
        </Notice>
      )}
      {change.error !== null && (
        <ErrorNotice>
          Uh oh! We could not update your password. Please be sure your new password meets the criteria above and try
          again.
        </ErrorNotice>
      )}
      <NewPassword label="New password" value={value} onChange={setValue} />
      <Button look="main" type="submit" wide disabled={!passwordsReady(value)} busy={change.busy} busyText="Saving...">
        Change Password
      </Button>
      <ButtonAnchor look="text" href={home}>
        Back
      </ButtonAnchor>
    </form>
  );
}

export default function ChangePassword() {
  useTitle('Change Password');
  return (
    <RoleGate roles={['admin', 'organization', 'sponsor']}>
      {(session) => (
        <AccountPage title="Change Password">
          <p className="soft small">Signed in as {session.email}</p>
          <ChangePasswordForm home={roleHome(session.role) ?? '/'} />
        </AccountPage>
      )}
    </RoleGate>
  );
}
