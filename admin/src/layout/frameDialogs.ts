/** The layout's dialogs and alert: a separate chunk, loaded in parallel with the first page. */
export { LogInAgain } from '../auth/LogInAgain.tsx';
export { MailHoldAlert } from '../mails/MailHoldAlert.tsx';
export { LeaveDialog } from './LeaveDialog.tsx';
