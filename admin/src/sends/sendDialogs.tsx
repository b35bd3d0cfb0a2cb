import { required, TextInput } from 'react-admin';
import { pluralise } from '../../../ui/formats.ts';
import { dayLimit } from '../../../ui/limits.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import { DateInput } from '../form/inputs.tsx';
import type { SendRowFragment } from './generated/graphql.ts';

type Props = { send: SendRowFragment };

/** Moves what waits of a send to another day or time. */
export function MoveDialog({ send: { id, nextOn, localTime, counts } }: Props) {
  const { mutateAsync: move } = useOperation('moveSend', { quiet: true });
  return (
    <FormDialog
      title="Move this send"
      size="xs"
      action="Move"
      required={['nextOn', 'localTime']}
      defaults={{ nextOn, localTime: localTime.slice(0, 5) }}
      onSubmit={(values: { nextOn: string; localTime: string }) => move({ input: { sendId: id, ...values } })}
    >
      <p>
        {pluralise(counts.waiting, 'offer')} {counts.waiting === 1 ? 'waits' : 'wait'}. The next email goes on this day,
        the others as many days later as before.
      </p>
      <DateInput source="nextOn" label="Day" limit={dayLimit} validate={required()} helperText={false} />
      <TextInput
        source="localTime"
        label="Time"
        type="time"
        validate={required()}
        helperText="The local time of each league."
      />
    </FormDialog>
  );
}

/** Pauses a send until somebody resumes it. */
export function PauseDialog({ send }: Props) {
  const { mutateAsync: pause } = useOperation('pauseSend', { quiet: true });
  return (
    <FormDialog
      title="Pause this send"
      size="xs"
      action="Pause"
      onSubmit={({ reason }: { reason?: string }) =>
        pause({ input: { sendId: send.id, paused: true, reason: reason ?? null } })
      }
    >
      <p>Nothing more of it goes until somebody resumes it. What is late by then goes at once.</p>
      <TextInput source="reason" inputProps={{ maxLength: 200 }} helperText="Shown in the queue." />
    </FormDialog>
  );
}

/** Cancels what waits or failed of a send. */
export function CancelSendDialog({ send }: Props) {
  const left = send.counts.waiting + send.counts.failed;
  const { mutateAsync: cancel } = useOperation('cancelSend', { quiet: true });
  return (
    <ConfirmDialog
      title="Cancel this send?"
      action="Cancel send"
      danger
      onConfirm={() => cancel({ input: { sendId: send.id } })}
    >
      <p>
        {pluralise(left, 'offer')} {left === 1 ? 'is' : 'are'} not emailed. What was sent already stays sent.
      </p>
    </ConfirmDialog>
  );
}
