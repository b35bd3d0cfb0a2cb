import { RecordTabs } from '../layout/RecordTabs.tsx';

const TABS = [
  { to: '/mails', label: 'Sent and waiting' },
  { to: '/mails/samples', label: 'Samples' },
];

/** The pages about mails. */
export const MailTabs = () => <RecordTabs label="Mails" tabs={TABS} />;
