/** Error boundaries of the parts of a page: what one part cannot show takes no other with it [R19]. */
import { Children, Component, type ReactNode } from 'react';
import { ApiError, NetworkError } from './graphql.ts';
import { reportError } from './report.ts';

interface Props {
  children: ReactNode;
  /** Shown instead of a part that fails to render. */
  fallback: ReactNode;
}

/** True for code that could not be loaded, after a deployment or without a connection: only a reload helps. */
const isUnloaded = (error: unknown): boolean =>
  /dynamically imported module|importing a module script|error loading/i.test(String(error));

/**
 * Shows the fallback if its children throw while rendering, and reports the error once; new children are tried again. A
 * failed request, or code that could not be loaded, is thrown on: the page offers to repeat it.
 */
export class PartBoundary extends Component<Props, { error: unknown; children: ReactNode }> {
  override state = { error: null as unknown, children: this.props.children };
  #reported = '';

  static getDerivedStateFromProps({ children }: Props, state: { children: ReactNode }) {
    return children === state.children ? null : { error: null, children };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown failure') };
  }

  override componentDidCatch(error: unknown) {
    if (String(error) !== this.#reported) reportError(error);
    this.#reported = String(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ApiError || error instanceof NetworkError || isUnloaded(error)) throw error;
    return this.props.fallback;
  }
}

/** Its children, each in a boundary of its own. */
export const Parts = ({ children, fallback }: Props) =>
  Children.map(children, (child) => child && <PartBoundary fallback={fallback}>{child}</PartBoundary>);
