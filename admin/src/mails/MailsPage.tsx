import { Navigate, Route, Routes } from 'react-router-dom';
import { MailList } from './MailList.tsx';
import { MailSamples } from './MailSamples.tsx';

/** The list of mails, and a sample of each kind with made-up data. */
export const MailsPage = () => (
  <Routes>
    <Route index element={<MailList />} />
    <Route path="samples" element={<MailSamples />} />
    <Route path="*" element={<Navigate to="/mails" replace />} />
  </Routes>
);
