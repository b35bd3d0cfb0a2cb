import { RecordTabs } from '../layout/RecordTabs.tsx';

const TABS = [
  { to: '/mails', label: 'Sent and waiting' },
  { to: '/mails/samples', label: 'Samples' },
];

/** Tabs of the mail pages. */
export const MailTabs = () => <RecordTabs label="Mails" tabs={TABS} />;
