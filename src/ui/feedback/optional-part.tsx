import { Component, type ReactNode } from 'react';
import { logOnly } from '#ui/log/log.ts';

interface OptionalPartProps {
  readonly children: ReactNode;
}

/** A part that the page can do without: where it fails, such as for want of network, it is left out. */
export class OptionalPart extends Component<OptionalPartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logOnly('a part of the page is left out', error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
