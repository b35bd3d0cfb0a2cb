/** Writing emails: what server (previews) and workers (sending, contracts) use of this folder. */
export { type MailEnv, mailEnv } from './env.ts';
export {
  LOGO_CID,
  MissingRecord,
  type RenderedMail,
  type RenderOptions,
  renderMail,
  renderMails,
  renderSample,
} from './render.ts';
export type { Payload } from './template.ts';
export { isMailKind, mailKinds } from './templates/index.ts';
export { contractTerms } from './terms.ts';
export { day, type MailLanguage, mailLanguages, money, seasonLabel } from './words.ts';
