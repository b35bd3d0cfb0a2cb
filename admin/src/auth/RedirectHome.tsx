import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { storeNotice, wrongRoleText } from '../../../ui/notice.ts';
import { currentClaims } from '../../../ui/session.ts';

const home = '/organizations';

/** Sends staff without the required role to the organizations, where a notice says why (B-004, B-018). */
export function RedirectHome({ neededRole }: { neededRole: 'admin' | 'superadmin' }) {
  useState(() => storeNotice(wrongRoleText(neededRole, currentClaims()?.email), home));
  return <Navigate to={home} replace />;
}
