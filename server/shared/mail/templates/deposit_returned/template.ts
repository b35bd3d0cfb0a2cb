/** Tells a league that its bank returned a direct deposit, or the trial of its account, and what to do (issue 35, section 2). */
import { addressList, money } from '../../format.ts';
import type { Template } from '../../template.ts';
import type { MailLanguage, Translate } from '../../translate.ts';
import { SAMPLE_SITE } from '../sampleOffer.ts';
import { spanish } from './es.ts';

interface DepositReturnedMail extends Record<string, unknown> {
  organization: string;
  /** US dollars; zero for the trial of an account. */
  amount: string;
  /** R01 … as the bank says it. */
  code: string;
  ends_in: string;
  account_ended: boolean;
  url: string;
}

/** What the bank says, as far as a league can do something about it. */
function reasonOf({ code, ends_in: endsIn }: DepositReturnedMail, t: Translate): string {
  switch (code) {
    case 'R02':
      return t('The bank says that the account that ends in ••{endsIn} is closed.', { endsIn });
    case 'R03':
    case 'R04':
      return t(
        'The bank says that there is no account with this number, which ends in ••{endsIn}. A digit may be wrong.',
        { endsIn },
      );
    case 'R16':
      return t('The bank says that the account that ends in ••{endsIn} is frozen.', { endsIn });
    case 'R20':
      return t(
        'The account that ends in ••{endsIn} does not accept this kind of payment. Please use a checking account.',
        {
          endsIn,
        },
      );
    default:
      return t('The bank did not accept it for the account that ends in ••{endsIn}.', { endsIn });
  }
}

export const depositReturned: Template<DepositReturnedMail> = {
  async load({ ofAccounts, page }, { deposit_entry_id: id = 0 }) {
    const [row] = await ofAccounts<
      DepositReturnedMail & { organization_id: number; contact_email: string; language: MailLanguage }
    >('select * from app_private.returned_deposit_of_mail($1)', [id]);
    return row
      ? {
          to: addressList(row.contact_email),
          language: row.language,
          data: { ...row, url: page(`/organizations/${row.organization_id}#payments`) },
        }
      : null;
  },
  compose(data, t) {
    const { organization, amount, account_ended: ended, url } = data;
    const paid = Number(amount) > 0;
    const subject = paid
      ? t('Your payment of {amount} came back to us', { amount: money(amount) })
      : t('We can’t pay to your bank account');
    const reason = reasonOf(data, t);
    return {
      subject,
      preheader: reason,
      headline: subject,
      ...(paid ? { figure: money(amount) } : {}),
      caption: organization,
      body: [
        { kind: 'paragraph', text: reason },
        {
          kind: 'paragraph',
          text: ended
            ? t(
                'We no longer pay to this account. Please enter another one; until then we send checks to your mailing address.',
              )
            : t('You don’t have to do anything: our team looks into it and pays again.'),
        },
      ],
      action: { label: t('See how you are paid'), url },
      after: [],
      reason: t('You received this email because you are a contact, owner or treasurer of {organization}.', {
        organization,
      }),
    };
  },
  spanish,
  sample: {
    organization: 'Harbor Hills Youth Soccer',
    amount: '825.00',
    code: 'R03',
    ends_in: '6789',
    account_ended: true,
    url: `${SAMPLE_SITE}/organizations/1#payments`,
  },
};
