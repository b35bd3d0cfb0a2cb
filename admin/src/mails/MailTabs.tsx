import { RecordTabs } from '../layout/RecordTabs.tsx';

const TABS = [
  { to: '/mails', label: 'Sent and waiting' },
  { to: '/mails/letters', label: 'Letters' },
];

/** The pages about mails. */
export const MailTabs = () => <RecordTabs label="Mails" tabs={TABS} />;
