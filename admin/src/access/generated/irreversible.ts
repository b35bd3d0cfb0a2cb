// Made by "npm run generate" from the functions and status transitions of the database; not to be edited.

/** What an operation does that cannot be undone: a final status, a sent email. */
export const irreversible = {
  acceptOffer: ['status', 'email'],
  addHubspotCampaignPropertyToContacts: ['email'],
  approveCheck: ['status', 'email'],
  cancelCheckRun: ['status'],
  cancelOffer: ['status', 'email'],
  confirmCheckRun: ['status'],
  inviteOrganizationUser: ['email'],
  inviteSponsorUser: ['email'],
  inviteStaffUser: ['email'],
  makeRecap: ['status'],
  markAsConfirmed: ['status'],
  markAsQualified: ['status'],
  markChecksMailed: ['email'],
  reissueCheck: ['email'],
  rejectCheck: ['status'],
  rejectOffer: ['status', 'email'],
  releaseMailHold: ['email'],
  removeSponsorablePropertiesFromCampaign: ['status', 'email'],
  resendUserInvite: ['email'],
  reviewVerificationImage: ['status'],
  sendMailAgain: ['email'],
  sendMailsAgain: ['email'],
  sendOfferEmails: ['status', 'email'],
  sendRequestAdditionalVerificationEmail: ['email'],
  sendSponsorablePropertyOnboardingEmails: ['email'],
  sendSponsorshipApplication: ['email'],
  sendVerificationReminderEmail: ['email'],
  undoChange: ['email'],
  updateOffer: ['status'],
  voidCheck: ['status', 'email'],
} as const;

export type IrreversibleOperation = keyof typeof irreversible;
