// Made by "npm run generate" from the functions and status transitions of the database; not to be edited.

/** What of an operation cannot be taken back: a status without a way back, an email that is sent, a check that is printed. */
export const irreversible = {
  acceptOffer: ['status', 'email'],
  addHubspotCampaignPropertyToContacts: ['email'],
  approveCheck: ['status', 'email', 'check'],
  cancelOffer: ['status'],
  inviteOrganizationUser: ['email'],
  inviteSponsorUser: ['email'],
  inviteStaffUser: ['email'],
  markAsConfirmed: ['status'],
  markAsQualified: ['status'],
  rejectCheck: ['status'],
  rejectOffer: ['status', 'email'],
  removeSponsorablePropertiesFromCampaign: ['status', 'email'],
  resendUserInvite: ['email'],
  sendMailAgain: ['email'],
  sendOfferEmails: ['status', 'email'],
  sendRequestAdditionalVerificationEmail: ['email'],
  sendSponsorablePropertyOnboardingEmails: ['email'],
  sendSponsorshipApplication: ['email'],
  sendVerificationReminderEmail: ['email'],
  undoChange: ['email'],
  updateOffer: ['status'],
  voidCheck: ['status'],
} as const;

export type IrreversibleOperation = keyof typeof irreversible;
