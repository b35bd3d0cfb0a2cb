/** Mocked responses about emails: a preview of one, and the plan of emails about several offers. */

export const mail = {
  subject: 'A subject',
  to: 'coach@league.test' as string | null,
  skipped: [] as object[],
  htmlBody: '<p>Hello coach</p>',
  language: 'en',
};
/** A plan without anything else than the emails that are sent. */
export const nobodyElse = {
  skipped: [],
  refused: [],
  conflicts: [],
  ended: [],
  recipients: [],
  withoutTermsOfferIds: [],
  again: [],
  unreachable: [],
  waiting: [],
};
export const plan = (ready: number[], skipped: unknown[] = [], refused: unknown[] = [], more: object = {}) => ({
  MailPlan: () => ({ mailPlan: { ...nobodyElse, readyOfferIds: ready, skipped, refused, ...more } }),
});
/** An offer that is skipped. */
export const lions = { offerId: 2, organizationName: 'Lions', reason: 'No contact email is saved.' };
