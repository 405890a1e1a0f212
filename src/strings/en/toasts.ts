export const toasts = {
  dismiss: "Dismiss",
  region: "Notifications",
} as const;
