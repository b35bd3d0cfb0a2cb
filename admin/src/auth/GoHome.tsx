import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { leaveNotice, wrongRoleText } from '../../../ui/notice.ts';
import { currentClaims } from '../../../ui/session.ts';

const home = '/organizations';

/** Staff without the role of a page go to their own home page, which says why (B-004, B-018). */
export function GoHome({ neededRole }: { neededRole: 'admin' | 'superadmin' }) {
  useState(() => leaveNotice(wrongRoleText(neededRole, currentClaims()?.email), home));
  return <Navigate to={home} replace />;
}
