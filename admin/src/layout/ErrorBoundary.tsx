import { Component, type ReactNode } from 'react';
import { GENERIC_ALERT } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { Alert } from '../kit/Note.tsx';

/** The global error state: says so inside the frame, never a blank screen (S-412, S-019). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="body stack-12">
        <Alert>{GENERIC_ALERT}</Alert>
        <p>
          <Button onClick={() => location.reload()}>Refresh the page</Button>
        </p>
      </div>
    );
  }
}
