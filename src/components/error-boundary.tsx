import { Component, type ReactNode } from "react";

import { reloadIfStale } from "../lib/app-update/app-version";
import * as en from "../strings/en";
import { ErrorScreen, TRY_AGAIN_MS } from "./error-screen";

/** Status text of a thrown response, else the error's message. */
const describe = (error: unknown): string => {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : en.errors.unknown;
};

type Props = {
  /** Where the router is: elsewhere, another page is tried at once. */
  readonly place: string;
  readonly children: ReactNode;
};
type State = { readonly message: string | undefined; readonly isFinal: boolean };

/**
 * Shows 'Unexpected Application Error!' in place of a tree that threw while rendering, and tries it anew once a minute. Not
 * before it is known that the site has not been deployed anew: then old code may have met new data, and the page reloads
 * instead.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { message: undefined, isFinal: false };
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: describe(error) };
  }

  override componentDidCatch(): void {
    // React has already logged the error with its component stack.
    void reloadIfStale().then((isLeaving) => this.setState({ isFinal: !isLeaving }));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.setState({ message: undefined }), TRY_AGAIN_MS);
  }

  override componentDidUpdate({ place }: Props): void {
    const { message, isFinal } = this.state;
    const isElsewhere = place !== this.props.place;
    // Where what threw is shown again, the next error is asked about anew. Not without need: a render here would come before a
    // new page is painted.
    if ((isElsewhere && message !== undefined) || (isFinal && message === undefined))
      this.setState({ message: undefined, isFinal: false });
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render(): ReactNode {
    const { message, isFinal } = this.state;
    if (message === undefined) return this.props.children;
    return isFinal ? <ErrorScreen message={message} /> : null;
  }
}
