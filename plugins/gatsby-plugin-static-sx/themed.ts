import type { ReactNode } from "react";

// Stands in for src/components/themed.tsx in the production build, where the style sheet is in the page already.

export const Themed = ({ children }: { readonly children: ReactNode }) => children;

export const ElementDefaults = () => null;
