export const locations = {
  ocean: "Indian Ocean",
  instagram: "Instagram",
  facebook: "Facebook",

  directions: "Directions",
  openMap: "Open map",
  directionsTo: (branch: string) => `Directions: ${branch}`,
  openMapOf: (branch: string) => `Open map: ${branch}`,
  phoneOf: (phone: string, branch: string) => `${phone}, ${branch}`,
  whatsappOf: (branch: string) => `WhatsApp: ${branch}`,
  openBranch: (distance: string, duration: string) => `${distance} from you, closes in ${duration}`,
  closedBranch: (distance: string, opens: string) => `${distance} from you, closed, opens ${opens}`,

  /** By the state of the request for the visitor's position. */
  position: {
    unknown: "Your browser will ask for your position, which stays on your device.",
    asking: "Waiting for your position…",
    refused: "You did not share your position, so the counters are in their usual order.",
    unavailable: "We could not find your position, so the counters are in their usual order.",
  },
  nearest: (branch: string, distance: string) =>
    `The nearest open counter is ${branch}, ${distance} from you.`,
  allClosed: (branch: string, distance: string, opens: string) =>
    `All counters are closed now. The nearest is ${branch}, ${distance} from you. It opens ${opens}.`,
} as const;
