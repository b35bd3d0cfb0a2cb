/** The form of taxpayer numbers, checked in the browser and by the server: the database never sees them. */
export type TinType = 'ein' | 'ssn' | 'foreign';

/** Prefixes of EINs that the IRS has never assigned. */
const EIN = /^(?!0[0789]|1[789]|2[89]|49|69|7[089]|89|9[67])\d{9}$/;
/** A Social Security number, or an ITIN: 9 and a group in its ranges. */
const SSN = /^(?:(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}|9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4})$/;
/** A Canadian business number, also with its program account (RT0001). */
const BUSINESS_NUMBER = /^\d{9}(?:[A-Z]{2}\d{4})?$/;
const messages = {
  ein: [EIN, 'Please enter a valid EIN, such as 12-3456789.'],
  ssn: [SSN, 'Please enter a valid SSN, such as 123-45-6789.'],
  foreign: [BUSINESS_NUMBER, 'Please enter a valid business number, such as 123456789.'],
} as const;

/** A typed number without spaces and hyphens, in capitals. */
export const plainTin = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Why a typed number cannot be one of its type; null if it can. */
export function tinProblem(type: TinType, typed: string): string | null {
  const [form, message] = messages[type];
  const tin = plainTin(typed);
  return form.test(tin) && !/^(\d)\1{8}/.test(tin) ? null : message;
}
