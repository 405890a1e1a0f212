import { Component, type ReactNode } from "react";

import { RECOVERY_MS } from "../lib/api/backoff";
import { reloadIfStale } from "../lib/app-update/app-version";
import { ErrorScreen } from "./error-screen";

/** Returns the status of a thrown response, else the error's message, which may be empty. */
const describe = (error: unknown): string => {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
};

type Props = { readonly children: ReactNode };
type State = { readonly message: string | undefined; readonly isCurrent: boolean };

const noError: State = { message: undefined, isCurrent: false };

/**
 * The error boundary of a page: shows 'Unexpected Application Error!' in place of a tree that threw, and renders the tree again once a minute. After a new
 * deployment the page reloads instead, because old code may have received new data.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = noError;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: describe(error) };
  }

  override componentDidCatch(): void {
    void reloadIfStale().then((isReloading) => this.setState({ isCurrent: !isReloading }));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.setState(noError), RECOVERY_MS);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { message, isCurrent } = this.state;
    if (message === undefined) return this.props.children;
    return isCurrent ? <ErrorScreen message={message} /> : null;
  }
}
