/** Catches what a page throws and shows the generic failure screen; the rest of the site goes on. */
import { Component, type ReactNode } from 'react';
import { Failure } from '../layout/Failure.tsx';

export class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown failure') };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <Failure onRetry={() => this.setState({ error: null })} />;
  }
}
