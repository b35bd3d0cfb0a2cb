/** The data of emails about a payment: amount, payee, and the address or account to which it goes. */
import type { MailContent } from './content.ts';
import { day, money } from './format.ts';
import { type OfferData, readOffer } from './offerData.ts';
import type { Payload, Reading } from './template.ts';
import type { MailLanguage, Translate } from './translate.ts';

export interface Check extends Record<string, unknown> {
  offer_id: number;
  status: string;
  state: string;
  /** US dollars. */
  amount: string;
  number: number | null;
  payout_method: 'check' | 'direct_deposit';
  /** The last digits of the account that a direct deposit goes to. */
  ends_in: string | null;
  memo: string;
  printed: boolean;
  mailed: string | null;
  arrival: string | null;
  /** The last day on which it can be cashed; null if nobody records what the bank paid. */
  valid_until: string | null;
  recipient: string | null;
  /** Lines of the address it is mailed to. */
  address: string | null;
  /** Why it is void or stopped. */
  reason: string | null;
  /** US dollars withheld for the IRS. */
  withheld: string;
  /** True if another check replaced it. */
  replaced: boolean;
}

export interface CheckMail {
  offer: OfferData;
  check: Check;
  sponsorshipUrl: string;
}

const checkOf = `
  select c.offer_id, c.status, c.state, c.amount, c.number, c.payout_method, d.ends_in, c.memo, c.printed_at is not null as printed, c.mailed_on::text as mailed,
    c.estimated_arrival_date::text as arrival, c.valid_until::text, coalesce(c.recipient_name, a.name) as recipient,
    concat_ws(E'\\n', a.line1, nullif(btrim(a.line2), ''), a.city || ', ' || a.state || ' ' || a.zip) as address,
    c.action_reason as reason, c.withheld,
    exists (select from app_public.checks n where n.replaces_id = c.id and n.status <> 'rejected') as replaced
  from app_public.checks c left join app_public.addresses a on a.id = c.mailing_address_id
  left join app_public.deposit_accounts d on d.id = c.deposit_account_id
  where c.id = $1`;

/** Reads an email's check with its offer; null if it is gone. */
export async function readCheck(
  reading: Reading,
  payload: Payload,
): Promise<{ to: string[]; language: MailLanguage; data: CheckMail } | null> {
  const [check] = await reading.query<Check>(checkOf, [payload.check_id ?? null]);
  const found = check && (await readOffer(reading, check.offer_id));
  if (!check || !found) return null;
  const sponsorshipUrl = await reading.statusLink(found.offer.id);
  return { to: found.to, language: found.offer.language, data: { offer: found.offer, check, sponsorshipUrl } };
}

export const isDeposit = (check: Check): boolean => check.payout_method === 'direct_deposit';

/** The facts of a payment. A check's number is only known once it is printed. */
export const checkFacts = (check: Check, t: Translate): MailContent['body'] => [
  {
    kind: 'facts',
    rows: [
      [t('Check number'), check.printed && check.number !== null ? String(check.number) : null],
      [t('Memo'), check.memo],
      [isDeposit(check) ? t('Sent on') : t('Mailed on'), check.mailed && day(check.mailed, t)],
      [
        isDeposit(check) ? t('Usually in your account by') : t('Expected by'),
        check.status === 'voided' ? null : check.arrival && day(check.arrival, t),
      ],
      [isDeposit(check) ? t('Paid to') : t('Payable to'), check.recipient],
      [t('Account ending in'), check.ends_in],
      [t('Mailed to'), check.address],
      [t('Withheld for the IRS (24 %)'), Number(check.withheld) > 0 ? money(check.withheld) : null],
    ].filter((row): row is [string, string] => Boolean(row[1])),
  },
];

export const sampleCheck: Check = {
  offer_id: 1042,
  status: 'approved',
  state: 'approved',
  amount: '825.00',
  number: 1001,
  payout_method: 'check',
  ends_in: null,
  memo: 'Spring 2027, first payment',
  printed: false,
  mailed: null,
  arrival: '2027-04-12',
  valid_until: null,
  recipient: 'Harbor Hills Youth Soccer',
  address: '412 Bayfront Parkway\nErie, PA 16507',
  reason: null,
  withheld: '0.00',
  replaced: false,
};
