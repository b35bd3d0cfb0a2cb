/** "How we pay you": by check or direct deposit, for owners and treasurers (issue 35, 2). */
import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '../../../../../ui/formats.ts';
import { request } from '../../../../../ui/graphql.ts';
import { Button } from '../../../components/Button.tsx';
import { Confirm } from '../../../components/Confirm.tsx';
import { ErrorNotice, Notice } from '../../../components/Notice.tsx';
import { PageSkeleton } from '../../../components/Skeleton.tsx';
import { t } from '../../../i18n/i18n.ts';
import { refusalOr } from '../../../lib/refusalOr.ts';
import { useAction } from '../../../lib/useAction.ts';
import { useQuery } from '../../../lib/useQuery.ts';
import { loadProblem, oops } from '../texts.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeForm, sendCode } from './CodeForm.tsx';
import { EndMyDepositAccountDocument, type MyDepositAccountFragment, MyPaymentsDocument } from './generated/graphql.ts';
import { kinds } from './kinds.ts';

type Account = MyDepositAccountFragment;
type Open = { what: 'enter' } | { what: 'code'; id: number; endsIn: string } | { what: 'end'; account: Account };

/** How it is paid now. */
function currentText(
  account: Account | undefined,
  address: {
    line1: string | null;
    line2: string | null;
    city: string | null;
    state: string | null;
    zip: string | null;
  } | null,
): string {
  if (account)
    return t('By direct deposit to the account of {holder} that ends in ••{endsIn} ({kind}).', {
      holder: account.holderName,
      endsIn: account.endsIn,
      kind: t(kinds[account.kind]),
    });
  if (!address) return t('By check. We do not have your mailing address yet.');
  const { line1, line2, city, state, zip } = address;
  return t('By check, mailed to {address}.', {
    address: [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', '),
  });
}

/** What waits: a change that is confirmed, or an account that is to be confirmed. */
function Pending({ account, onOpen }: { account: Account; onOpen: (open: Open) => void }) {
  const { id, state, endsIn, usableFrom, correctsId } = account;
  const send = useAction(async () => {
    await sendCode(id);
    onOpen({ what: 'code', id, endsIn });
  });
  const toEnd = () => onOpen({ what: 'end', account });
  if (state === 'waiting')
    return (
      <Notice
        tone="proposed"
        icon="clock"
        action={
          <Button small onClick={toEnd}>
            {t('Cancel this change')}
          </Button>
        }
      >
        {t('From {date} on by direct deposit to the account that ends in ••{endsIn}.', {
          date: formatInstant(usableFrom),
          endsIn,
        })}
      </Notice>
    );
  return (
    <>
      {send.error !== null && <ErrorNotice>{t(refusalOr(send.error, oops))}</ErrorNotice>}
      <Notice tone="proposed" icon="alert">
        {correctsId
          ? t('Your bank corrected your account: it now ends in ••{endsIn}. Please confirm it.', { endsIn })
          : t('The account that ends in ••{endsIn} is not confirmed yet.', { endsIn })}
      </Notice>
      <div className="form__act">
        <Button small variant="main" busy={send.busy} onClick={() => void send.run()}>
          {t('Send me a code')}
        </Button>
        <Button small variant="text" onClick={toEnd}>
          {t('Discard')}
        </Button>
      </div>
    </>
  );
}

const endings = {
  waiting: ['Cancel this change', 'The account before stays, or we go on sending checks. Your contacts are notified.'],
  in_use: ['Go back to checks', 'From now on we send checks by mail. Your contacts are notified.'],
  unconfirmed: ['Discard', 'The account is not used. How you are paid stays as it is.'],
} as const;

export function HowWePay({ organizationId }: { organizationId: number }) {
  const { data, error, loading, refetch } = useQuery(MyPaymentsDocument, { id: organizationId }, { current: true });
  const [open, setOpen] = useState<Open | null>(null);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!loading && location.hash === '#payments') place.current?.scrollIntoView?.();
  }, [loading]);
  const close = () => setOpen(null);
  const done = async () => {
    await refetch();
    close();
  };
  if (loading) return <PageSkeleton label={t('Loading how you are paid')} />;
  if (error !== null || !data?.organization) return <ErrorNotice>{t(loadProblem)}</ErrorNotice>;
  const { mailingAddress, depositAccounts } = data.organization;
  const current = depositAccounts.find(({ state }) => state === 'in_use');
  const pending = depositAccounts.filter(({ state }) => state === 'waiting' || state === 'unconfirmed');
  // with the bank's correction ends the account that it corrects
  const ending = open?.what === 'end' && (open.account.correctsId ? 'in_use' : open.account.state);
  const [title, consequence] = ending ? endings[ending as keyof typeof endings] : ['', ''];
  return (
    <section className="card card__body form profile-payments" id="payments" aria-labelledby="h-payments" ref={place}>
      <h2 id="h-payments">{t('How we pay you')}</h2>
      <p>{currentText(data.mayChooseDeposit ? current : undefined, mailingAddress)}</p>
      {pending.map((account) => (
        <Pending key={account.id} account={account} onOpen={setOpen} />
      ))}
      <div className="form__act">
        {data.mayChooseDeposit && (
          <Button onClick={() => setOpen({ what: 'enter' })}>
            {current || pending.length > 0 ? t('Change the account') : t('Choose direct deposit')}
          </Button>
        )}
        {current && (
          <Button variant="text" onClick={() => setOpen({ what: 'end', account: current })}>
            {t('Go back to checks')}
          </Button>
        )}
      </div>
      {open?.what === 'enter' && (
        <AccountForm
          organizationId={organizationId}
          onEntered={async (id, endsIn) => {
            setOpen({ what: 'code', id, endsIn });
            await refetch();
          }}
          onClose={close}
        />
      )}
      {open?.what === 'code' && <CodeForm {...open} onConfirmed={done} onClose={close} />}
      {open?.what === 'end' && (
        <Confirm
          title={t(title)}
          action={t(title)}
          onConfirm={async () => {
            await request(EndMyDepositAccountDocument, { input: { id: open.account.id } });
            await done();
          }}
          onClose={close}
        >
          <p>{t(consequence)}</p>
        </Confirm>
      )}
    </section>
  );
}
