import { Navigate, Route, Routes } from 'react-router-dom';
import { Head, Tabs } from '../kit/Head.tsx';
import { MailList } from './MailList.tsx';
import { Samples } from './Samples.tsx';

/** What Sideline mails: the list of what went out, and every letter with invented data. */
export function MailsPage() {
  return (
    <>
      <Head title="Mails">
        <Tabs
          label="Mails"
          tabs={[
            { to: '/mails', label: 'Sent and waiting', end: true },
            { to: '/mails/letters', label: 'Letters' },
          ]}
        />
      </Head>
      <div className="body">
        <Routes>
          <Route index element={<MailList />} />
          <Route path="letters" element={<Samples />} />
          <Route path="*" element={<Navigate to="/mails" replace />} />
        </Routes>
      </div>
    </>
  );
}
