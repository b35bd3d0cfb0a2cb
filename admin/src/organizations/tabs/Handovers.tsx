import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { today } from '../../../../ui/clock.ts';
import { dateOf, formatInstant } from '../../../../ui/formats.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { DialogButton } from '../../components/DialogButton.tsx';
import { InviteDialog } from '../../components/InviteDialog.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { useOperation } from '../../dataProvider/useOperation.ts';
import { LocalTable } from '../../list/LocalTable.tsx';
import { Column } from '../../list/RecordTable.tsx';
import type { OrganizationUsersQuery } from '../generated/graphql.ts';

type Handover = OrganizationUsersQuery['handovers'][number];
type User = { id: number; email: string; name: string | null };
type StepProps = {
  id: number;
  label: string;
  name: 'acceptHandover' | 'cancelHandover' | 'undoHandover';
  children: ReactNode;
};

/** A button that asks whether to take a step of a handover. */
function Step({ id, label, name, children }: StepProps) {
  const { mutateAsync } = useOperation(name);
  return (
    <DialogButton
      size="small"
      dialog={
        <ConfirmDialog title={label} action={label} onConfirm={() => mutateAsync({ input: { id } })}>
          <p>{children} Both get an email.</p>
        </ConfirmDialog>
      }
    >
      {label}
    </DialogButton>
  );
}

/** What staff may do about a handover. */
function steps({ id, leavingName: leaving, successorName: successor, state, undoUntil }: Handover) {
  if (state === 'pending')
    return (
      <>
        <Step id={id} label="Hand over now" name="acceptHandover">
          {successor} becomes an owner at once. The access of {leaving} ends, and links in earlier emails stop working.
          Ask both first.
        </Step>
        <Step id={id} label="Cancel handover" name="cancelHandover">
          {leaving} stays an owner.
        </Step>
      </>
    );
  return state === 'done' && undoUntil && dateOf(undoUntil) >= today() ? (
    <Step id={id} label="Undo handover" name="undoHandover">
      {leaving} becomes an owner again; the contact email and the role of {successor} are as before. Call both first: an
      email may come from a stolen mailbox.
    </Step>
  ) : null;
}

/** Names the successor of an owner who leaves. */
export function HandOverButton({ organizationId, user }: { organizationId: number; user: User }) {
  const { mutateAsync } = useOperation('startHandover');
  const { id: leavingId, name, email } = user;
  return (
    <CanAccess resource="organizationUsers" action="handOver">
      <DialogButton
        size="small"
        aria-label={`Hand over from ${email}`}
        dialog={
          <InviteDialog
            title={`Hand over from ${name ?? email}`}
            subject="handover"
            onInvite={(successor) => mutateAsync({ input: { organizationId, leavingId, email: successor } })}
          />
        }
      >
        Hand over
      </DialogButton>
    </CanAccess>
  );
}

/** Handovers of the league, newest first. */
export const Handovers = ({ handovers }: { handovers: readonly Handover[] }) => (
  <TitledCard title="Handovers">
    <LocalTable<Handover> resource="handovers" data={handovers} aria-label="Handovers of this organization">
      <Column<Handover> source="leavingName" label="Who leaves" />
      <Column<Handover> source="successorName" />
      <Column<Handover> source="state" format={(state: string) => state.charAt(0).toUpperCase() + state.slice(1)} />
      <Column<Handover> source="expiresAt" label="Can be accepted until" format={formatInstant} />
      <Column<Handover> source="undoUntil" label="Can be undone until" format={formatInstant} />
      <Column<Handover>
        source="actions"
        render={(handover) => (
          <CanAccess resource="organizationUsers" action="handOver">
            {steps(handover)}
          </CanAccess>
        )}
      />
    </LocalTable>
  </TitledCard>
);
