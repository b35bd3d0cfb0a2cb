/** Mutants that behave like the original, reviewed one by one, with the reason; they are never run. */
export type Equivalent = {
  /** The mutant's id. */
  id: string;
  /** The text that it replaces: if another mutant gets this id, the entry is out of date. */
  original: string;
  reason: string;
};

const neverTooLong =
  'addresses_name_length holds the name of a mailing address at 40 characters; the refusal never happens.';

const notExposed = 'The API exposes app_public only, and no view or function that a sponsor may use calls this one.';

export const equivalents: Equivalent[] = [
  { id: 'approve_check/bound/2', original: '40', reason: neverTooLong },
  {
    id: 'approve_check/refusal/9',
    original: `perform app_private.fail('SL409',
      format('The recipient''s name is %s characters too long.', length(v_recipient) - 40));`,
    reason: neverTooLong,
  },
  {
    id: 'server/auth/checkPassword.ts/condition/6',
    original: '!usable',
    reason: 'verifyPassword is false without a hash, so the condition narrows the type only.',
  },
  {
    id: 'change_groups/condition/9',
    original: 'c.after is not null',
    reason: 'A row that was deleted is not there now: row_now is null, and the condition saves the reading only.',
  },
  {
    id: 'application_answer/grant/2',
    original: 'sideline_application_link',
    reason: notExposed,
  },
];
