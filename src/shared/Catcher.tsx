import { Component, type ReactNode } from 'react';

interface CatcherProps {
  children: ReactNode;
  /** What stands in place of children that throw; its function renders them again. */
  renderFault: (retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
}

/** Keeps what its children throw from the rest of the page. */
export class Catcher extends Component<CatcherProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { children, renderFault } = this.props;
    return this.state.failed ? renderFault(() => this.setState({ failed: false })) : children;
  }
}
