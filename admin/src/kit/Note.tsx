import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Something to heed that does not block. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <p className="note">
    <Icon name="alert" />
    <span>{children}</span>
  </p>
);

/** Something to know. */
export const Info = ({ children }: { children: ReactNode }) => (
  <p className="note note--info">
    <Icon name="note" />
    <span>{children}</span>
  </p>
);

/** Something failed; announced at once. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <div className="alert" role="alert">
    <Icon name="alert" />
    <div>{children}</div>
  </div>
);

/** Something worked; announced politely. */
export const Good = ({ children }: { children: ReactNode }) => (
  <div className="good" role="status">
    <Icon name="ok" />
    <div>{children}</div>
  </div>
);
