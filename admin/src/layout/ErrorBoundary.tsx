import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { GENERIC_ALERT } from '../dataProvider/errors.ts';
import { PageBody } from './PageBody.tsx';

/**
 * The global error state: shows the error inside the layout, never a blank screen (S-412, S-019). Resets on navigation.
 */
export class ErrorBoundary extends Component<
  { children: ReactNode; at?: string },
  { failed: boolean; at: string | undefined }
> {
  override state = { failed: false, at: this.props.at };

  static getDerivedStateFromProps({ at }: { at?: string }, state: { at: string | undefined }) {
    return at === state.at ? null : { failed: false, at };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PageBody>
        <Alert severity="error">{GENERIC_ALERT}</Alert>
        <p>
          <Button onClick={() => location.reload()}>Refresh the page</Button>
        </p>
      </PageBody>
    );
  }
}
