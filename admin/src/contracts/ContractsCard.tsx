import AddIcon from '@mui/icons-material/Add';
import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { BooleanInput, CanAccess, required, TextInput, useGetIdentity } from 'react-admin';
import { formatDate, formatInstant, formatMoney } from '../../../ui/formats.ts';
import { IrreversibleNotice } from '../changes/IrreversibleNotice.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { DeleteButton } from '../components/DeleteDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import { StatusChip } from '../components/StatusChip.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { InvoiceRecordFragment } from '../invoices/generated/graphql.ts';
import { LinkDialog } from '../links/LinkDialog.tsx';
import { LocalTable } from '../list/LocalTable.tsx';
import { Column } from '../list/RecordTable.tsx';
import type { SponsorRecordFragment } from '../sponsors/generated/graphql.ts';
import { ContractDialog } from './ContractDialog.tsx';
import type { ContractRecordFragment as Contract } from './generated/graphql.ts';

const nameOf = ({ campaign, versionNumber }: Contract) => `${campaign?.name ?? 'contract'}, version ${versionNumber}`;

/** Sends a draft for signature, or withdraws a contract that not both have signed. */
function StepDialog({ contract, withdraw = false }: { contract: Contract; withdraw?: boolean }) {
  const operation = withdraw ? 'withdrawContract' : 'sendContractForSignature';
  const { mutateAsync } = useOperation(operation, { quiet: true });
  return (
    <ConfirmDialog
      title={withdraw ? 'Withdraw contract' : 'Send for signature'}
      action={withdraw ? 'Withdraw' : 'Make the PDF'}
      danger={withdraw}
      onConfirm={() => mutateAsync({ input: { contractId: contract.id } })}
    >
      <p>
        {withdraw
          ? `The sponsor’s link to ${nameOf(contract)} ends, and signatures so far have no effect.`
          : `${nameOf(contract)} can’t be changed from then on. ${contract.signerEmail ? `The link to sign is emailed to ${contract.signerEmail}.` : 'You get a link to copy for the person who signs for the sponsor.'}`}
      </p>
      <IrreversibleNotice
        operation={operation}
        only={withdraw || contract.signerEmail ? ['status', 'email'] : ['status']}
      />
    </ConfirmDialog>
  );
}

/** Emails the link to sign again, or to another address. */
function EmailDialog({ contract }: { contract: Contract }) {
  const { mutateAsync: email } = useOperation('emailContract', { quiet: true });
  return (
    <FormDialog
      title="Email the link to sign"
      size="xs"
      action="Send email"
      busyAction="Sending..."
      required={['signerEmail']}
      defaults={{ signerEmail: contract.signerEmail }}
      onSubmit={({ signerEmail }: { signerEmail: string }) =>
        email({ input: { contractId: contract.id, signerEmail: signerEmail.trim() } })
      }
    >
      <p>
        {nameOf(contract)}
        {contract.emailedOn ? `. Last emailed on ${formatDate(contract.emailedOn)}` : ''}
      </p>
      <TextInput source="signerEmail" label="Email of the signer" validate={required()} inputMode="email" />
      <IrreversibleNotice operation="emailContract" />
    </FormDialog>
  );
}

/** Signs for us. */
function SignDialog({ contract }: { contract: Contract }) {
  const { identity } = useGetIdentity();
  const { mutateAsync: sign } = useOperation('signContract', { quiet: true });
  return (
    <FormDialog
      title="Sign for Sideline"
      size="xs"
      action="Sign"
      required={['signerName']}
      defaults={{ signerName: identity?.fullName ?? '', agreed: false }}
      onSubmit={(values: { signerName: string; agreed: boolean }) =>
        sign({ input: { contractId: contract.id, ...values } })
      }
    >
      <p>
        {nameOf(contract)}: {formatMoney(contract.totalSpend)}, {formatDate(contract.startsOn)} to{' '}
        {formatDate(contract.endsOn)}
      </p>
      <TextInput source="signerName" label="Your name" validate={required()} />
      <BooleanInput source="agreed" label="I have read the PDF and may sign it for Sideline" />
      {contract.signedAt ? <IrreversibleNotice operation="signContract" /> : null}
    </FormDialog>
  );
}

const Pdf = ({ href, children }: { href: string; children: string }) => (
  <MuiLink href={href} target="_blank" rel="noreferrer" sx={{ display: 'block', py: 0.5 }}>
    {children}
  </MuiLink>
);

const Line = ({ children }: { children: string }) => (
  <Typography variant="caption" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** Who has signed, the PDF before and after, and the hash of the signed one. */
const Signatures = ({ contract }: { contract: Contract }) => (
  <div>
    {contract.fullSizeUrl ? <Pdf href={contract.fullSizeUrl}>Signed PDF</Pdf> : null}
    {contract.drawnUrl ? (
      <Pdf href={contract.drawnUrl}>{contract.fullSizeUrl ? 'PDF as sent' : 'PDF to sign'}</Pdf>
    ) : null}
    {contract.status === 'out_for_signature' && contract.emailedOn && !contract.signedAt ? (
      <Line>{`Emailed to ${contract.signerEmail} on ${formatDate(contract.emailedOn)}`}</Line>
    ) : null}
    {contract.signedAt ? (
      <Line>{`${contract.signerName} for the sponsor, ${formatInstant(contract.signedAt)}`}</Line>
    ) : null}
    {contract.staffSignedAt ? (
      <Line>{`${contract.staffSignerName} for Sideline, ${formatInstant(contract.staffSignedAt)}`}</Line>
    ) : null}
    {contract.sha256 ? <Line>{`SHA-256 ${contract.sha256}`}</Line> : null}
  </div>
);

type Billed = { sponsor: SponsorRecordFragment; invoices: readonly InvoiceRecordFragment[] };

function Actions({
  contract,
  sponsor,
  invoices,
  isLatest,
}: Billed & {
  contract: Contract;
  isLatest: boolean;
}) {
  const name = nameOf(contract);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 0.5 }}>
      {contract.status === 'draft' ? (
        <>
          <DialogButton
            size="small"
            dialog={<ContractDialog sponsor={sponsor} invoices={invoices} record={contract} />}
          >
            Edit
          </DialogButton>
          <DialogButton size="small" variant="outlined" dialog={<StepDialog contract={contract} />}>
            Send for signature
          </DialogButton>
          <DeleteButton resource="campaignContracts" record={contract} name={name} title="Delete draft">
            <p>{name}</p>
          </DeleteButton>
        </>
      ) : null}
      {['out_for_signature', 'signed', 'superseded'].includes(contract.status) ? (
        <DialogButton size="small" dialog={<LinkDialog kind="contract" recordId={String(contract.id)} of={name} />}>
          {contract.status === 'out_for_signature' ? 'Link to sign' : 'Link'}
        </DialogButton>
      ) : null}
      {contract.status === 'out_for_signature' ? (
        <>
          {contract.signedAt ? null : (
            <DialogButton size="small" disabled={!contract.drawnUrl} dialog={<EmailDialog contract={contract} />}>
              {contract.emailedOn ? 'Email again' : 'Email link'}
            </DialogButton>
          )}
          {contract.staffSignedAt ? null : (
            <DialogButton
              size="small"
              variant="outlined"
              disabled={!contract.drawnUrl}
              dialog={<SignDialog contract={contract} />}
            >
              Sign
            </DialogButton>
          )}
          <DialogButton size="small" color="error" dialog={<StepDialog contract={contract} withdraw />}>
            Withdraw
          </DialogButton>
        </>
      ) : null}
      {isLatest && (contract.status === 'signed' || contract.status === 'withdrawn') ? (
        <DialogButton size="small" dialog={<ContractDialog sponsor={sponsor} invoices={invoices} from={contract} />}>
          {contract.status === 'signed' ? 'Amend' : 'Draw up again'}
        </DialogButton>
      ) : null}
    </Stack>
  );
}

/** The contracts of a sponsor's campaigns, newest version first, with what can be done next (issue 35, 4). */
export function ContractsCard({ sponsor, invoices, contracts }: Billed & { contracts: readonly Contract[] }) {
  const latest = new Map<number, Contract>();
  for (const contract of contracts) if (!latest.has(contract.campaignId)) latest.set(contract.campaignId, contract);
  return (
    <TitledCard
      title="Contracts"
      note={contracts.length || undefined}
      end={
        <CanAccess resource="campaignContracts" action="create">
          <DialogButton
            size="small"
            startIcon={<AddIcon />}
            dialog={<ContractDialog sponsor={sponsor} invoices={invoices} />}
          >
            Draw up a contract
          </DialogButton>
        </CanAccess>
      }
    >
      {contracts.length === 0 ? (
        <EmptyState>A contract says what the sponsor pays for a campaign, and when. Draw up the first one.</EmptyState>
      ) : (
        <LocalTable<Contract> resource="campaignContracts" data={contracts} aria-label="Contracts">
          <Column<Contract> source="campaign" disableSort render={({ campaign }) => campaign?.name ?? '–'} />
          <Column<Contract> source="versionNumber" label="Version" align="right" />
          <Column<Contract> source="status" render={({ status }) => <StatusChip of="contract" status={status} />} />
          <Column<Contract>
            source="totalSpend"
            align="right"
            render={({ totalSpend }) => <b>{formatMoney(totalSpend)}</b>}
          />
          <Column<Contract>
            source="startsOn"
            label="Term"
            render={({ startsOn, endsOn }) => `${formatDate(startsOn)} to ${formatDate(endsOn)}`}
          />
          <Column<Contract> source="signatures" disableSort render={(contract) => <Signatures contract={contract} />} />
          <Column<Contract>
            source="actions"
            render={(contract) => (
              <Actions
                contract={contract}
                sponsor={sponsor}
                invoices={invoices}
                isLatest={latest.get(contract.campaignId) === contract}
              />
            )}
          />
        </LocalTable>
      )}
    </TitledCard>
  );
}
