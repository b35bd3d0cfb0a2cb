/** The dialogs of the frame: a chunk of its own, which comes beside the first page and not before it. */
export { LogInAgain } from '../auth/LogInAgain.tsx';
export { LeaveDialog } from './LeaveDialog.tsx';
