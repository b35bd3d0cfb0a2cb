/** The layout's dialogs and alerts: a separate chunk, loaded in parallel with the first page. */
export { LogInAgain } from '../auth/LogInAgain.tsx';
export { StepUpDialog } from '../auth/StepUpDialog.tsx';
export { MailHoldAlert } from '../mails/MailHoldAlert.tsx';
export { DiskAlert } from './DiskAlert.tsx';
export { LeaveDialog } from './LeaveDialog.tsx';
export { ShortcutSheet } from './ShortcutSheet.tsx';
