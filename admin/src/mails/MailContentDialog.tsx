import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { Loading } from '../components/Loading.tsx';
import { languageNames } from '../components/languages.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { MailRowFragment } from './generated/graphql.ts';
import { kindName } from './kinds.ts';
import { FormatButtons, MailContentView, type MailFormat } from './MailContentView.tsx';
import { MailState, MailTime } from './MailState.tsx';

/** Shown above the email: no text is stored, and links belong to the recipient. */
const NOTES = {
  sent: 'Recreated from current data, as of the day it was sent. Anything changed since then (a name, a date, an amount) was different in the email itself.',
  other: 'As it would be sent now, from current data.',
  links: 'Secret links are hidden.',
};

/** The content of an email, as HTML and as plain text. */
export function MailContentDialog({ mail }: { mail: MailRowFragment }) {
  const [format, setFormat] = useState<MailFormat>('Wide');
  const { data, error } = useOperationQuery('mailContent', { id: mail.id }, { noCache: true });
  const content = data?.mailContent;
  const mayHaveLeft = mail.state === 'sent' || mail.state === 'uncertain';
  return (
    <ConsoleDialog title={kindName(mail.kind)} size="md" actions={<CloseButton variant="contained">Close</CloseButton>}>
      <Stack sx={{ gap: 1.5 }}>
        <FactList
          align="left"
          facts={[
            ['To', mail.recipient || 'Nobody'],
            [
              'State',
              <span key="state">
                <MailState state={mail.state} /> <MailTime mail={mail} />
              </span>,
            ],
            ['Reason', mail.reason],
            ['Subject', content?.subject],
            ['Language', content ? languageNames[content.language] : null],
          ]}
        />
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
        {content || error ? null : <Loading lines={8} />}
        {content ? (
          <>
            <Alert severity="info">
              {mayHaveLeft ? NOTES.sent : NOTES.other} {NOTES.links}
            </Alert>
            <FormatButtons format={format} onChange={setFormat} />
            <MailContentView format={format} content={content} title={`${kindName(mail.kind)}: ${content.subject}`} />
          </>
        ) : null}
      </Stack>
    </ConsoleDialog>
  );
}
