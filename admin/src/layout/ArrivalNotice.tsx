import { useLocation } from 'react-router-dom';
import { noticeFor } from '../../../ui/notice.ts';
import { Info } from '../kit/Note.tsx';

/** Why somebody is on this page instead of the one that was opened; nothing otherwise (S-407). */
export function ArrivalNotice() {
  const text = noticeFor(useLocation().pathname);
  return text ? (
    <div className="body" role="status">
      <Info>{text}</Info>
    </div>
  ) : null;
}
