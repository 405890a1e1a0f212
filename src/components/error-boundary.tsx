import { Component, type ErrorInfo, type ReactNode } from "react";

import { ErrorScreen } from "./error-screen";

/** Status text of a thrown response, else the error's message. */
const describe = (error: unknown): string => {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message ? error.message : "Unknown error";
};

type Props = { readonly children: ReactNode };
type State = { readonly message?: string };

/** Shows 'Unexpected Application Error!' in place of a tree that threw while rendering. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { message: describe(error) };
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo): void {
    // React has already logged the error with its component stack.
  }

  override render(): ReactNode {
    return this.state.message === undefined ? (
      this.props.children
    ) : (
      <ErrorScreen message={this.state.message} />
    );
  }
}
