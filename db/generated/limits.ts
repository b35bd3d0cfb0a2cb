// Made by "npm run generate" from the column types and check constraints of the schema; not to be edited.

/** The regular expression of an email address. */
export const emailPattern = "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:[.][A-Za-z0-9-]+)*[.](?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$";

/** Days before and after today between which a date may be (null: no limit); their source is sql/foundation/date_windows.sql. */
export const dateWindows = {
  acceptance: {"before":14,"after":365},
  offer: {"before":365,"after":730},
  program: {"before":365,"after":730},
  newProgram: {"before":null,"after":730},
} as const;

/** Inclusive bounds of numbers and dates, and decimal places of numbers; case-insensitive patterns of web addresses. By table and column. */
export const assetsLimits = {
  quantity: {"min":1,"max":2147483647,"decimals":0},
  reach: {"min":1,"max":2147483647,"decimals":0},
} as const;

export const bankLinesLimits = {
  number: {"min":-2147483648,"max":2147483647,"decimals":0},
  amount: {"min":-9999999999.99,"max":9999999999.99,"decimals":2},
  paidOn: {"min":"2000-01-01","max":"2100-12-31"},
  bankPaidOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const bankStatementsLimits = {
  statedTotal: {"min":0,"max":9999999999.99,"decimals":2},
  knownCount: {"min":-2147483648,"max":2147483647,"decimals":0},
  knownAmount: {"min":-9999999999.99,"max":9999999999.99,"decimals":2},
} as const;

export const campaignCapabilitiesLimits = {
  minimumQuantity: {"min":0,"max":2147483647,"decimals":0},
  quantity: {"min":0,"max":2147483647,"decimals":0},
} as const;

export const campaignContractsLimits = {
  versionNumber: {"min":-2147483648,"max":2147483647,"decimals":0},
  totalSpend: {"min":0.01,"max":9999999999.99,"decimals":2},
  leagueSharePercentage: {"min":0,"max":1,"decimals":4},
  startsOn: {"min":"2000-01-01","max":"2100-12-31"},
  endsOn: {"min":"2000-01-01","max":"2100-12-31"},
  invoicedBefore: {"min":-9999999999.99,"max":9999999999.99,"decimals":2},
  emailedOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const campaignNotesLimits = {
  datedOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const campaignsLimits = {
  year: {"min":2000,"max":2100,"decimals":0},
  startsAt: {"min":"2000-01-01","max":"2100-12-31"},
  endsAt: {"min":"2000-01-01","max":"2100-12-31"},
  totalSpend: {"min":1,"max":2147483647,"decimals":0},
  leagueSharePercentage: {"min":0,"max":1,"decimals":4},
  targetNumberOfLeagues: {"min":0,"max":2147483647,"decimals":0},
  leaguesConfirmedGoalDate: {"min":"2000-01-01","max":"2100-12-31"},
  impressionsOverride: {"min":0,"max":2147483647,"decimals":0},
  daysBetweenMails: {"min":1,"max":90,"decimals":0},
} as const;

export const capabilityDetailsLimits = {
  price: {"min":0,"max":9999999999.99,"decimals":2},
  maxForSale: {"min":0,"max":2147483647,"decimals":0},
  emailListSize: {"min":0,"max":2147483647,"decimals":0},
  socialMediaFollowingSize: {"min":0,"max":2147483647,"decimals":0},
  minTeamsRequired: {"min":0,"max":2147483647,"decimals":0},
  orderingDeadline: {"min":"2000-01-01","max":"2100-12-31"},
  eventDate: {"min":"2000-01-01","max":"2100-12-31"},
  possibleAttendance: {"min":-2147483648,"max":2147483647,"decimals":0},
  quantity: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const checkRunsLimits = {
  firstNumber: {"min":-2147483648,"max":2147483647,"decimals":0},
  lastNumber: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const checkSettingsLimits = {
  firstPerforation: {"min":250,"max":450,"decimals":0},
  secondPerforation: {"min":600,"max":800,"decimals":0},
  offsetRight: {"min":-100,"max":100,"decimals":0},
  offsetDown: {"min":-100,"max":100,"decimals":0},
  windowLeft: {"min":0,"max":750,"decimals":0},
  windowTop: {"min":0,"max":350,"decimals":0},
  windowWidth: {"min":100,"max":800,"decimals":0},
  windowHeight: {"min":30,"max":200,"decimals":0},
  secondApprovalFrom: {"min":0.01,"max":9999999999.99,"decimals":2},
  trackedFrom: {"min":"2000-01-01","max":"2100-12-31"},
  staleAfterDays: {"min":30,"max":1000,"decimals":0},
} as const;

export const checksLimits = {
  amount: {"min":0.01,"max":9999999999.99,"decimals":2},
  number: {"min":-2147483648,"max":2147483647,"decimals":0},
  estimatedArrivalDate: {"min":"2000-01-01","max":"2100-12-31"},
  mailedOn: {"min":"2000-01-01","max":"2100-12-31"},
  validUntil: {"min":"2000-01-01","max":"2100-12-31"},
  clearedOn: {"min":"2000-01-01","max":"2100-12-31"},
  clearedAmount: {"min":-9999999999.99,"max":9999999999.99,"decimals":2},
  returnedOn: {"min":"2000-01-01","max":"2100-12-31"},
  staleOn: {"min":"2000-01-01","max":"2100-12-31"},
  stoppedOn: {"min":"2000-01-01","max":"2100-12-31"},
  escheatDueOn: {"min":"2000-01-01","max":"2100-12-31"},
  withheld: {"min":0,"max":9999999999.99,"decimals":2},
} as const;

export const contactSettingsLimits = {
  weeklyEmails: {"min":1,"max":50,"decimals":0},
  followUpDays: {"min":1,"max":180,"decimals":0},
} as const;

export const creditNotesLimits = {
  number: {"min":-2147483648,"max":2147483647,"decimals":0},
  amount: {"min":0.01,"max":9999999999.99,"decimals":2},
  issuedOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const defaultVerificationDeadlinesLimits = {
  deadline: {"min":"2000-01-01","max":"2100-12-31"},
  offset: {"min":-2147483648,"max":2147483647,"decimals":0},
  leagueMoveDays: {"min":0,"max":60,"decimals":0},
  leagueMoves: {"min":0,"max":9,"decimals":0},
} as const;

export const depositEntriesLimits = {
  amount: {"min":-9999999999.99,"max":9999999999.99,"decimals":2},
  traceNumber: {"min":-2147483648,"max":2147483647,"decimals":0},
  returnedOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const depositRunsLimits = {
  effectiveDate: {"min":"2000-01-01","max":"2100-12-31"},
  sentOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const depositSettingsLimits = {
  settleDays: {"min":2,"max":60,"decimals":0},
} as const;

export const dormancyRulesLimits = {
  years: {"min":1,"max":30,"decimals":0},
} as const;

export const duplicateOrganizationsLimits = {
  score: {"min":0,"max":100,"decimals":0},
} as const;

export const forwardedTasksLimits = {
  linkVersion: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const invoicePaymentsLimits = {
  amount: {"min":0.01,"max":9999999999.99,"decimals":2},
  receivedOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const invoicesLimits = {
  number: {"min":-2147483648,"max":2147483647,"decimals":0},
  installment: {"min":1,"max":60,"decimals":0},
  amount: {"min":0.01,"max":9999999999.99,"decimals":2},
  issuedOn: {"min":"2000-01-01","max":"2100-12-31"},
  dueOn: {"min":"2000-01-01","max":"2100-12-31"},
  credited: {"min":-9999999999.99,"max":9999999999.99,"decimals":2},
  paid: {"min":0,"max":9999999999.99,"decimals":2},
  timesSent: {"min":-2147483648,"max":2147483647,"decimals":0},
  sentOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const locationFiltersLimits = {
  radius: {"min":1,"max":100,"decimals":2},
  strategyCount: {"min":0,"max":2147483647,"decimals":0},
} as const;

export const offerContractsLimits = {
  versionNumber: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const offersLimits = {
  value: {"min":0.01,"max":9999999999.99,"decimals":2},
  seasonStart: {"min":"2000-01-01","max":"2100-12-31"},
  seasonEnd: {"min":"2000-01-01","max":"2100-12-31"},
  numberOfOfferViews: {"min":-2147483648,"max":2147483647,"decimals":0},
  numberOfSurveyViews: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const organizationCapabilityPackagesLimits = {
  quantity: {"min":1,"max":2147483647,"decimals":0},
} as const;

export const organizationPackagesLimits = {
  price: {"min":0.01,"max":9999999999.99,"decimals":2},
} as const;

export const organizationSocialMediaLimits = {
  url: {"pattern":"^(https?://)?([^\\s/?#@:.,;<>\"()]+\\.)+[^\\s\\d/?#@:.,;<>\"()][^\\s/?#@:.,;<>\"()]+(:\\d{1,5})?([/?#]\\S*)?$"},
} as const;

export const organizationsLimits = {
  websiteUrl: {"pattern":"^(https?://)?([^\\s/?#@:.,;<>\"()]+\\.)+[^\\s\\d/?#@:.,;<>\"()][^\\s/?#@:.,;<>\"()]+(:\\d{1,5})?([/?#]\\S*)?$"},
  websiteSponsorshipsUrl: {"pattern":"^(https?://)?([^\\s/?#@:.,;<>\"()]+\\.)+[^\\s\\d/?#@:.,;<>\"()][^\\s/?#@:.,;<>\"()]+(:\\d{1,5})?([/?#]\\S*)?$"},
  minAge: {"min":0,"max":99,"decimals":0},
  maxAge: {"min":0,"max":99,"decimals":0},
  numberOfUniqueParticipantsPerYear: {"min":1,"max":2147483647,"decimals":0},
  socialMediaFollowingSize: {"min":0,"max":2147483647,"decimals":0},
  emailListSize: {"min":0,"max":2147483647,"decimals":0},
  emailOpenRate: {"min":0,"max":100,"decimals":2},
} as const;

export const positivePayFormatsLimits = {
  payeeLength: {"min":1,"max":200,"decimals":0},
} as const;

export const recapSchedulesLimits = {
  firstOn: {"min":"2000-01-01","max":"2100-12-31"},
  nextOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const recapsLimits = {
  year: {"min":2000,"max":2100,"decimals":0},
  stage: {"min":-2147483648,"max":2147483647,"decimals":0},
  stages: {"min":-2147483648,"max":2147483647,"decimals":0},
  byteSize: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const seasonalGoalsLimits = {
  year: {"min":2000,"max":2100,"decimals":0},
} as const;

export const sendsLimits = {
  nextOn: {"min":"2000-01-01","max":"2100-12-31"},
  perDay: {"min":1,"max":10000,"decimals":0},
} as const;

export const signedReleasesLimits = {
  year: {"min":2000,"max":2100,"decimals":0},
} as const;

export const skippedCheckNumbersLimits = {
  firstNumber: {"min":-2147483648,"max":2147483647,"decimals":0},
  lastNumber: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const sponsorFeedbackLimits = {
  year: {"min":2000,"max":2100,"decimals":0},
} as const;

export const sponsorRefundsLimits = {
  amount: {"min":0.01,"max":9999999999.99,"decimals":2},
  refundedOn: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const sponsorablePropertiesLimits = {
  numberOfPlayers: {"min":1,"max":999999,"decimals":0},
  minAge: {"min":0,"max":99,"decimals":0},
  maxAge: {"min":0,"max":99,"decimals":0},
  startDate: {"min":"2000-01-01","max":"2100-12-31"},
  endDate: {"min":"2000-01-01","max":"2100-12-31"},
  confidenceChangesOn: {"min":"2000-01-01","max":"2199-12-31"},
} as const;

export const sponsorshipApplicationsLimits = {
  year: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const tasksLimits = {
  dueDate: {"min":"2000-01-01","max":"2100-12-31"},
} as const;

export const taxFormsLimits = {
  exemptPayeeCode: {"min":1,"max":13,"decimals":0},
  linkOrganizationId: {"min":-2147483648,"max":2147483647,"decimals":0},
  linkVersion: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const taxReturnsLimits = {
  year: {"min":2000,"max":2100,"decimals":0},
  amount: {"min":0,"max":9999999999.99,"decimals":2},
  withheld: {"min":0,"max":9999999999.99,"decimals":2},
  mergedId: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const taxThresholdsLimits = {
  fromYear: {"min":2000,"max":2100,"decimals":0},
  amount: {"min":0.01,"max":9999999999.99,"decimals":2},
} as const;

export const tournamentsLimits = {
  firstDate: {"min":"2000-01-01","max":"2100-12-31"},
  lastDate: {"min":"2000-01-01","max":"2100-12-31"},
  numberOfPlayers: {"min":1,"max":2147483647,"decimals":0},
} as const;

export const verificationDeadlinesLimits = {
  deadline: {"min":"2000-01-01","max":"2100-12-31"},
  verifiedImages: {"min":-2147483648,"max":2147483647,"decimals":0},
  pendingImages: {"min":-2147483648,"max":2147483647,"decimals":0},
  creatives: {"min":-2147483648,"max":2147483647,"decimals":0},
} as const;

export const webhookMessagesLimits = {
  rowId: {"min":-2147483648,"max":2147483647,"decimals":0},
  attempts: {"min":-2147483648,"max":2147483647,"decimals":0},
  responseStatus: {"min":100,"max":999,"decimals":0},
} as const;

export const zipCodesLimits = {
  medianHouseholdIncome: {"min":0,"max":2147483647,"decimals":0},
} as const;
