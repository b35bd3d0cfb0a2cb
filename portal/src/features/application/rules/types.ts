/** The types of the wizard's rules, which come from the database. */

/** A condition on the value of another field. */
export type When = Record<string, readonly unknown[]>;

export interface FieldRule {
  name: string;
  /** The allowed values and how a text is sanitized: name, title, prose, line, email, phone, postal, integer, number, date … */
  kind: string;
  when?: When;
  /** The error message when it is empty; absent: it is optional. */
  required?: string;
  min?: number;
  max?: number;
  choices?: readonly string[];
  invalid?: string;
  patterns?: readonly { when?: When; pattern: string; invalid: string }[];
  /** The error message for a day before today. */
  todayOrLater?: string;
  /** A past day is valid if it is the stored one (L-158). */
  unlessUnchanged?: boolean;
}

export interface OrderRule {
  lower: string;
  upper: string;
  when?: When;
  lowerMessage: string;
  upperMessage: string;
}

export interface StepRule {
  /** The field with the rows to which `fields` apply. */
  list?: string;
  /** The error message for an empty list. */
  required?: string;
  fields: readonly FieldRule[];
  order?: readonly OrderRule[];
  /** Messages that only the database uses, listed for translation. */
  inUse?: string;
  unknownZip?: string;
  otherState?: string;
  /** The message for a postal code that is saved once it is confirmed. */
  unsureZip?: string;
}

/** Answers of one step by the specification's names; typed numbers may still be strings. */
export type Answers = Record<string, unknown>;

/** An error message with its values, translated when it is shown. */
export interface Problem {
  /** `field`, or `list.0.field` for a row. */
  field: string;
  message: string;
  values?: Record<string, unknown>;
}
