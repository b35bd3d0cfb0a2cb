/** `/sign-contract/{token}`: a sponsor reads and signs a campaign's contract by a link; no login. In English, as all pages of sponsors. */
import { type ReactNode, useEffect, useState } from 'react';
import { formatDate, formatInstant, formatMoney } from '../../../../ui/formats.ts';
import { rest, withoutLogin } from '../../../../ui/graphql.ts';
import { Button, ButtonAnchor } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { SignatureForm } from './SignatureForm.tsx';

interface Contract {
  state: 'preparing' | 'open' | 'signed' | 'concluded';
  sponsor: string;
  campaign: string;
  version_number: number;
  /** US dollars. */
  total_spend: string;
  starts_on: string;
  ends_on: string;
  /** Invoiced under earlier versions. */
  invoiced_before: string;
  amounts: string[];
  due_dates: string[];
  signer_name: string | null;
  signed_at: string | null;
  /** Of the PDF, in hex. */
  sha256: string | null;
}

type ContractPage = Contract | { state: 'expired' | 'revoked' };

const ended = {
  expired: ['This link has expired', 'Please ask the person who sent it for a new one.'],
  revoked: ['This link was revoked', 'The contract was withdrawn, or you were sent a newer link.'],
  unknown: ['This link is not complete', 'Please open it again from the email, or copy the whole address.'],
} as const;

const Ended = ({ why }: { why: keyof typeof ended }) => (
  <AccountPage title={ended[why][0]}>
    <p>{ended[why][1]}</p>
  </AccountPage>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <p>
    <span className="soft">{name}: </span>
    <b>{children}</b>
  </p>
);

function Summary({ contract, path }: { contract: Contract; path: string }) {
  return (
    <div style={{ display: 'grid', gap: 'var(--s-2)' }}>
      <Fact name="Sponsor">{contract.sponsor}</Fact>
      <Fact name="Campaign">{contract.campaign}</Fact>
      <Fact name="Term">
        {formatDate(contract.starts_on)} to {formatDate(contract.ends_on)}
      </Fact>
      <Fact name="Total spend">{formatMoney(contract.total_spend)}</Fact>
      {Number(contract.invoiced_before) !== 0 && (
        <Fact name="Invoiced under earlier versions">{formatMoney(contract.invoiced_before)}</Fact>
      )}
      <ul aria-label="Invoices">
        {contract.amounts.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the schedule is fixed
          <li key={index}>
            {formatMoney(amount)} due {formatDate(contract.due_dates[index] ?? '')}
          </li>
        ))}
      </ul>
      {contract.sha256 && (
        <>
          <ButtonAnchor wide href={`${path}/contract.pdf`} download>
            <Icon name="download" />{' '}
            {contract.state === 'concluded' ? 'Download the signed contract' : 'Read the contract'} (PDF)
          </ButtonAnchor>
          <p className="small soft">
            SHA-256 of the PDF: <span style={{ overflowWrap: 'anywhere' }}>{contract.sha256}</span>
          </p>
        </>
      )}
    </div>
  );
}

export default function SignContract({ token }: { token: string }) {
  const path = `/contract-links/${encodeURIComponent(token)}`;
  const [attempt, setAttempt] = useState(0);
  const reload = () => setAttempt((last) => last + 1);
  const loaded = useRestQuery<ContractPage>(path, attempt);
  const contract = loaded.kind === 'ready' && 'sponsor' in loaded.answer ? loaded.answer : null;
  const shown = contract !== null;
  useTitle(contract ? `Contract for ${contract.campaign}` : 'Contract');
  useEffect(() => {
    if (shown) rest('POST', `${path}/views`, {}, withoutLogin).catch(() => undefined);
  }, [path, shown]);

  if (loaded.kind === 'failed') throw loaded.error;
  if (loaded.kind === 'loading') return <PageSkeleton label="Loading the contract" />;
  if (loaded.kind === 'not-found') return <Ended why="unknown" />;
  if (!contract) return <Ended why={loaded.answer.state === 'expired' ? 'expired' : 'revoked'} />;
  return (
    <AccountPage title={contract.version_number === 1 ? 'Sponsorship contract' : 'Amended sponsorship contract'}>
      <div className="form">
        <Summary contract={contract} path={path} />
        {contract.state === 'preparing' && (
          <>
            <Notice tone="inactive" icon="clock">
              The contract is being prepared. Please try again in a minute.
            </Notice>
            <Button wide onClick={reload}>
              Try again
            </Button>
          </>
        )}
        {contract.signed_at && (
          <Notice tone="confirmed" icon="check">
            {contract.signer_name} signed on {formatInstant(contract.signed_at)}.{' '}
            {contract.state === 'concluded'
              ? 'Both sides have signed.'
              : 'We will sign next. The signed contract is then here.'}
          </Notice>
        )}
        {contract.state === 'open' && <SignatureForm path={path} onSigned={reload} onEnded={reload} />}
      </div>
    </AccountPage>
  );
}
