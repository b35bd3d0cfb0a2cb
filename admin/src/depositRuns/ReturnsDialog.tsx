import { Alert, Box } from '@mui/material';
import { useController } from 'react-hook-form';
import { formatMoney } from '../../../ui/formats.ts';
import { ApiError } from '../../../ui/graphql.ts';
import { stepUp } from '../../../ui/stepUp.ts';
import { sendForm } from '../../../ui/upload/send.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import type { OpenDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useAbort } from '../dataProvider/useAbort.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import { FileInput } from '../form/FileInput.tsx';

const OUTCOMES = {
  returned: 'Payments and trials that come back',
  corrected: 'Accounts that the bank corrected',
  noted: 'Corrections that make no new account',
  canceled: 'Of a canceled run: the bank had its file',
  known: 'Applied before',
  unclear: 'To be read by a person',
  unknown: 'No entry that was sent',
  other_company: 'Of another company or bank, left out',
} as const;
type Outcome = keyof typeof OUTCOMES;
const APPLIED: readonly string[] = ['returned', 'corrected', 'noted'];

export type ReturnsResult = {
  counts: Partial<Record<Outcome, number>>;
  entries: {
    line: number;
    code: string;
    company: string;
    bank: string;
    outcome: Outcome;
    reason: string | null;
    endsAccount: boolean;
    payee: string | null;
    endsIn: string | null;
    amount: string;
    checkId: number | null;
    runId: number | null;
  }[];
};

const quiet = { onProgress: () => undefined, onWait: () => undefined };

/** Sends the file, and once more after a proof of who the person is. */
async function send(path: string, form: FormData, signal: AbortSignal): Promise<ReturnsResult> {
  try {
    return await sendForm<ReturnsResult>(path, form, {}, { ...quiet, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SL428' && (await stepUp())) return send(path, form, signal);
    throw error;
  }
}

function FileField() {
  const { field, fieldState } = useController({ name: 'file' });
  return (
    <FileInput
      label="The bank’s file of returns and corrections"
      name="file"
      accept=".ach,.txt,.ret,.noc"
      hint="In NACHA’s format, at most 100,000 lines. Nothing is changed until you have seen what it says."
      problem={fieldState.error?.message}
      onChoose={(file) => field.onChange(file ?? null)}
    />
  );
}

/** Asks for a bank's file of returns and shows what it would change (issue 35, section 2). */
export function ReturnsDialog({ onPreview }: { onPreview: OpenDialog }) {
  const { begin } = useAbort();
  return (
    <FormDialog
      title="Upload returns"
      action="Show what it says"
      busyAction="Reading..."
      defaults={{ file: null }}
      required={['file']}
      onSubmit={async ({ file }: { file: File }) => {
        const form = new FormData();
        form.set('file', file);
        const preview = await send('/deposit-returns/preview', form, begin());
        onPreview(<PreviewDialog form={form} preview={preview} />);
      }}
      aborts
    >
      <FileField />
    </FormDialog>
  );
}

const List = ({ entries }: { entries: ReturnsResult['entries'] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
    {entries.map(
      ({ line, code, company, bank, outcome, reason, endsAccount, payee, endsIn, amount, checkId, runId }) => (
        <li key={line}>
          Line {line}:{' '}
          {outcome === 'other_company'
            ? `company ${company} at bank ${bank}`
            : payee
              ? `${payee}, ••${endsIn}`
              : 'unknown'}
          , {formatMoney(amount)}. {reason ?? 'Unknown code'} ({code}).
          {endsAccount ? ' The account ends.' : ''}
          {[...APPLIED, 'other_company'].includes(outcome) ? '' : ` ${OUTCOMES[outcome]}.`}
          {outcome === 'canceled'
            ? ` It is ${checkId ? `payment No. ${checkId}` : 'a trial'} of run ${runId}. Apply this file: the page of that run then says what to do.`
            : ''}
        </li>
      ),
    )}
  </Box>
);

/** What a file would change, and what stands out; applying it cannot be undone. */
export function PreviewDialog({ form, preview: { counts, entries } }: { form: FormData; preview: ReturnsResult }) {
  const { begin } = useAbort();
  const { mutateAsync: apply } = useAction(() => send('/deposit-returns', form, begin()), { quiet: true });
  const applied = entries.filter(({ outcome }) => APPLIED.includes(outcome));
  const leftOut = entries.filter(({ outcome }) => outcome === 'other_company');
  const others = entries.filter((entry) => !applied.includes(entry) && !leftOut.includes(entry));
  return (
    <ConfirmDialog
      title="What the bank says"
      size="sm"
      action="Apply"
      disabled={![...APPLIED, 'canceled'].some((outcome) => counts[outcome as Outcome])}
      onConfirm={() => apply(undefined)}
    >
      <FactList
        align="left"
        facts={(Object.keys(OUTCOMES) as Outcome[]).map(
          (outcome) => [OUTCOMES[outcome], counts[outcome] ?? null] as const,
        )}
      />
      {applied.length ? (
        <>
          <p>
            Payments that come back are pending again and have to be approved again. Corrected accounts wait until their
            leagues confirm them. Each league gets an email.
          </p>
          <List entries={applied} />
        </>
      ) : null}
      {others.length ? (
        <Alert severity="warning">
          These change no payment. Look at them with the bank:
          <List entries={others} />
        </Alert>
      ) : null}
      {leftOut.length ? (
        <Alert severity="info">
          These are payments of another company or bank. They are left out:
          <List entries={leftOut} />
        </Alert>
      ) : null}
      <p>This cannot be undone.</p>
    </ConfirmDialog>
  );
}
