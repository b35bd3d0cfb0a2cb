import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { required, SelectInput, useGetList } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { parseAmount } from '../../../ui/amount.ts';
import { formatDate, formatMoney, pluralise } from '../../../ui/formats.ts';
import { sendForm } from '../../../ui/upload/send.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import type { OpenDialog } from '../components/DialogButton.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { useAbort } from '../dataProvider/useAbort.ts';
import { useAction } from '../dataProvider/useOperation.ts';
import { AmountInput } from '../form/AmountInput.tsx';
import { FileInput } from '../form/FileInput.tsx';
import { byName, issueChoices, kindChoices, nameIn } from './issues.ts';

type Result = {
  statementId: number;
  lines: number;
  total: string;
  from: string;
  to: string;
  known: number;
  difference: string;
  matched: number;
  problems: { number: number | null; amount: string; paidOn: string; issue: string }[];
  problemCount: number;
};
type Values = { file: File; formatId: number; kind: string; layoutId?: number; statedTotal: string };

/** The bank's file; its ending says the kind. */
function FileField() {
  const { field, fieldState } = useController({ name: 'file' });
  const kind = useController({ name: 'kind' });
  return (
    <FileInput
      label="The bank’s file of paid checks"
      name="file"
      accept=".csv,.txt,.bai,.bai2,.ofx,.qfx"
      hint="CSV, BAI2 or OFX, at most 100,000 checks. Nothing is saved until you have seen what matches."
      problem={fieldState.error?.message}
      onChoose={(file) => {
        field.onChange(file ?? null);
        if (file)
          kind.field.onChange(/\.(ofx|qfx)$/i.test(file.name) ? 'ofx' : /\.bai2?$/i.test(file.name) ? 'bai2' : 'csv');
      }}
    />
  );
}

function LayoutField() {
  const { data = [] } = useGetList('bankFileLayouts', byName);
  return useWatch({ name: 'kind' }) === 'csv' ? (
    <SelectInput source="layoutId" label="CSV layout" choices={data} validate={required()} />
  ) : null;
}

/** Asks for a bank's file and shows what it would match; saving comes after that. */
export function UploadStatementDialog({ onPreview }: { onPreview: OpenDialog }) {
  const { data: banks = [] } = useGetList('positivePayFormats', byName);
  const { begin } = useAbort();
  const [share, setShare] = useState<number | null>(null);
  const submit = async ({ file, formatId, kind, layoutId, statedTotal }: Values) => {
    const form = new FormData();
    const total = parseAmount(statedTotal) ?? '';
    for (const [name, value] of Object.entries({ formatId, kind, layoutId, statedTotal: total }))
      if (value !== undefined) form.set(name, String(value));
    form.set('file', file);
    const progress = { onProgress: setShare, onWait: () => setShare(0), signal: begin() };
    try {
      const preview = await sendForm<Result>('/bank-statements/preview', form, {}, progress);
      onPreview(<PreviewDialog form={form} preview={preview} />);
    } finally {
      setShare(null);
    }
  };
  return (
    <FormDialog
      title="Upload the bank’s file"
      action="Show what matches"
      busyAction="Matching..."
      defaults={{ file: null, kind: 'csv' }}
      required={['file', 'formatId', 'kind', 'statedTotal']}
      onSubmit={submit}
      aborts
    >
      <FileField />
      <SelectInput source="formatId" choices={banks} validate={required()} />
      <SelectInput source="kind" label="Format" choices={kindChoices} validate={required()} />
      <LayoutField />
      <AmountInput source="statedTotal" label="Total of paid checks" helperText="As the bank’s statement says it." />
      {share === null ? null : (
        <Box role="status">
          <LinearProgress {...(share < 1 ? { variant: 'determinate' as const, value: share * 100 } : {})} />
          {share < 1 ? 'Uploading the file' : 'Matching its lines with checks'}
        </Box>
      )}
    </FormDialog>
  );
}

/** What a file would clear, and what stands out. */
function PreviewDialog({ form, preview }: { form: FormData; preview: Result }) {
  const navigate = useNavigate();
  const { begin } = useAbort();
  const { mutateAsync: save } = useAction(
    () =>
      sendForm<Result>(
        '/bank-statements',
        form,
        {},
        { onProgress: () => undefined, onWait: () => undefined, signal: begin() },
      ),
    { quiet: true },
  );
  const { problems, problemCount, difference, known } = preview;
  return (
    <ConfirmDialog
      title="What the file matches"
      size="sm"
      action={`Save ${pluralise(preview.lines, 'line')}`}
      onConfirm={async () => {
        const { statementId } = await save(undefined);
        navigate(`/checks/statements/${statementId}`);
      }}
    >
      <FactList
        align="left"
        facts={[
          ['Paid', `${formatDate(preview.from)} to ${formatDate(preview.to)}`],
          ['Lines', `${preview.lines}, ${formatMoney(preview.total)}`],
          ['Checks cleared', preview.matched],
          ['In an earlier file', known || null],
        ]}
      />
      {Number(difference) ? (
        <Alert severity="warning">The lines differ from the bank’s total by {formatMoney(difference)}.</Alert>
      ) : null}
      {problemCount ? (
        <Alert severity="warning">
          {pluralise(problemCount, 'line does', 'lines do')} not match. Save the file, then settle each:
          <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
            {problems.map(({ number, amount, paidOn, issue }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be there twice
              <li key={index}>
                {nameIn(issueChoices, issue)}: {number ? `#${number}` : 'no number'}, {formatMoney(amount)} on{' '}
                {formatDate(paidOn)}
              </li>
            ))}
          </Box>
        </Alert>
      ) : (
        <Typography>Every line matches a check.</Typography>
      )}
    </ConfirmDialog>
  );
}
