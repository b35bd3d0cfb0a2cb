/** Catches the error of a page and shows the generic failure screen; the rest of the site keeps working. */
import { Component, type ReactNode } from 'react';
import { ApiError, NetworkError } from '../../../ui/graphql.ts';
import { Failure } from '../layout/Failure.tsx';

/** True if rendering the page again may help; it does not if a chunk failed to load, because React caches that error. */
const mayPass = (error: unknown): boolean => error instanceof ApiError || error instanceof NetworkError;

interface Props {
  children: ReactNode;
  /** Reloads the site; replaced in tests. */
  reload?: () => void;
}

export class FailureBoundary extends Component<Props, { error: unknown; tries: number }> {
  override state = { error: null, tries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown failure') };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const { reload = () => globalThis.location.reload() } = this.props;
    const { error, tries } = this.state;
    const again = () => (mayPass(error) ? this.setState({ error: null, tries: tries + 1 }) : reload());
    return <Failure onRetry={again} tries={tries} />;
  }
}
