export const share = {
  share: "Share",
  copyLink: "Copy link",
  copied: "Link copied",
} as const;
