/** The layout's dialogs: a separate chunk, loaded in parallel with the first page. */
export { LogInAgain } from '../auth/LogInAgain.tsx';
export { LeaveDialog } from './LeaveDialog.tsx';
