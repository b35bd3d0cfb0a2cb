/** `/logout` clears the stored token and goes to /login (S-369). */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { clearToken } from '../../../../ui/session.ts';
import { PageSkeleton } from '../../kit/Skeleton.tsx';

export default function Logout() {
  const [, navigate] = useLocation();
  useEffect(() => {
    clearToken();
    navigate('/login', { replace: true });
  }, [navigate]);
  return <PageSkeleton label="Logging out" />;
}
