import { Navigate, Route, Routes } from 'react-router-dom';
import { MailList } from './MailList.tsx';
import { Samples } from './Samples.tsx';

/** What Sideline mails: the list of what went out, and every letter with invented data. */
export const MailsPage = () => (
  <Routes>
    <Route index element={<MailList />} />
    <Route path="letters" element={<Samples />} />
    <Route path="*" element={<Navigate to="/mails" replace />} />
  </Routes>
);
