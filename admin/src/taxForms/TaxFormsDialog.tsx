import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { required, TextInput, useCanAccess } from 'react-admin';
import { formatInstant } from '../../../ui/formats.ts';
import { rest } from '../../../ui/graphql.ts';
import { ConsoleDialog } from '../components/ConsoleDialog.tsx';
import { CloseButton, DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { FactList } from '../components/FactList.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { SecretLink } from '../links/SecretLink.tsx';
import type { TaxFormFragment } from './generated/graphql.ts';
import { classifications, formKinds, tinTypes } from './texts.ts';

/** Opens a taxpayer number for a reason, which the audit log keeps; superadmins. */
function OpenNumberDialog({ id, onOpened }: { id: number; onOpened: (tin: string) => void }) {
  return (
    <FormDialog
      title="Open the taxpayer number"
      size="xs"
      action="Open"
      busyAction="Opening..."
      required={['reason']}
      onSubmit={async ({ reason }: { reason: string }) =>
        onOpened((await rest<{ tin: string }>('POST', `/tax-forms/${id}/tin`, { reason })).tin)
      }
    >
      <TextInput source="reason" validate={required()} helperText="The audit log shows it, with your name." />
    </FormDialog>
  );
}

/** One form; the number is shown until the dialog is closed. `superseded`: when a later form was signed. */
function Form({ form, superseded }: { form: TaxFormFragment; superseded: string | undefined }) {
  const { canAccess } = useCanAccess({ resource: 'taxForms', action: 'open' });
  const [tin, setTin] = useState<string | null>(null);
  return (
    <TitledCard
      title={formKinds[form.kind]}
      note={superseded ? `replaced ${formatInstant(superseded)}` : 'the one that counts'}
      end={
        canAccess && tin === null ? (
          <DialogButton size="small" dialog={<OpenNumberDialog id={form.id} onOpened={setTin} />}>
            Open number
          </DialogButton>
        ) : null
      }
    >
      <Stack sx={{ p: 2 }}>
        <FactList
          align="left"
          facts={[
            ['Legal name', form.name],
            ['Business name', form.businessName],
            ['Classification', form.classification && classifications[form.classification]],
            ['Exempt payee code', form.exemptPayeeCode],
            ['Backup withholding', form.backupWithholding ? 'Told by the IRS' : null],
            [
              'Address',
              [form.line1, form.line2, `${form.city}, ${form.state} ${form.zip}`, form.country]
                .filter(Boolean)
                .join(', '),
            ],
            [tinTypes[form.tinType], tin ?? `ends in ${form.tinLastFour}`],
            ['Signed', `${form.signerName}, ${formatInstant(form.signedAt)}, from ${form.signedFrom}`],
          ]}
        />
      </Stack>
    </TitledCard>
  );
}

/** An organization's tax forms, newest first, and the link by which it signs one. */
export function TaxFormsDialog({ organizationId, of }: { organizationId: number; of: string }) {
  const { data, error, refetch } = useOperationQuery('organizationTaxForms', { organizationId }, { noCache: true });
  const forms = data?.taxForms;
  return (
    <ConsoleDialog title={`Tax forms of ${of}`} size="sm" actions={<CloseButton>Close</CloseButton>}>
      <Stack sx={{ gap: 2 }}>
        {error ? (
          <Problem error={error} retry={refetch} />
        ) : !forms ? (
          <Loading />
        ) : forms.length ? (
          forms.map((form, index) => <Form key={form.id} form={form} superseded={forms[index - 1]?.signedAt} />)
        ) : (
          <EmptyState>No tax form has been signed yet.</EmptyState>
        )}
        {forms?.length ? (
          <Alert severity="info">To ask for a new form, use Request in the list: it replaces the current one.</Alert>
        ) : null}
        <SecretLink kind="tax_form" recordId={String(organizationId)} />
        <Typography variant="caption" color="text.secondary">
          Whoever has the link can sign for the organization, once.
        </Typography>
      </Stack>
    </ConsoleDialog>
  );
}
