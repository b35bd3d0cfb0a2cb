/** Renders emails: what server (previews) and workers (sending, contracts) use of this folder. */
export { type MailEnv, mailEnv } from './env.ts';
export { day, money, seasonLabel } from './format.ts';
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
export { type MailLanguage, mailLanguages } from './translate.ts';
