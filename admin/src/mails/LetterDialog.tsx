import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { FactList } from '../components/FactList.tsx';
import { Loading } from '../components/Loading.tsx';
import { languageNames } from '../components/languages.ts';
import { messageOf } from '../dataProvider/errors.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { MailRowFragment } from './generated/graphql.ts';
import { kindName } from './kinds.ts';
import { FormatButtons, type LetterFormat, LetterView } from './LetterView.tsx';
import { MailState, MailTime } from './MailState.tsx';

/** Shown above the email: no text is stored, and links belong to the recipient. */
const NOTES = {
  sent: 'Rebuilt as of the day it was sent, from what is stored today. What was changed since (a name, a date, an amount) read otherwise in the mail itself.',
  other: 'As it would be written from what is stored today.',
  links: 'Links that open a page by themselves are blanked.',
};

/** One email as HTML and as plain text. */
export function LetterDialog({ mail, onClose }: { mail: MailRowFragment; onClose: () => void }) {
  const [format, setFormat] = useState<LetterFormat>('Wide');
  const { data, error } = useOperationQuery('renderedMail', { id: mail.id }, { noCache: true });
  const letter = data?.renderedMail;
  const mayHaveLeft = mail.state === 'sent' || mail.state === 'uncertain';
  return (
    <ConsoleDialog
      title={kindName(mail.kind)}
      size="md"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
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
            ['Subject', letter?.subject],
            ['Language', letter ? languageNames[letter.language] : null],
          ]}
        />
        {error ? <Alert severity="error">{messageOf(error)}</Alert> : null}
        {letter || error ? null : <Loading lines={8} />}
        {letter ? (
          <>
            <Alert severity="info">
              {mayHaveLeft ? NOTES.sent : NOTES.other} {NOTES.links}
            </Alert>
            <FormatButtons format={format} onChange={setFormat} />
            <LetterView format={format} letter={letter} title={`${kindName(mail.kind)}: ${letter.subject}`} />
          </>
        ) : null}
      </Stack>
    </ConsoleDialog>
  );
}
