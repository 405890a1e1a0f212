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

  /** By what is known of the visitor's position. */
  position: {
    unknown: "Your browser asks for your position. It stays on your device.",
    asking: "Waiting for your position…",
    refused: "Your position was not shared, so the counters stand in their usual order.",
    unavailable: "Your position could not be found, so the counters stand in their usual order.",
  },
  nearest: (branch: string, distance: string) =>
    `The nearest open counter is ${branch}, ${distance} from you.`,
  allClosed: (branch: string, distance: string, opens: string) =>
    `All counters are closed now. The first in the list is ${branch}, ${distance} from you; it opens ${opens}.`,
} as const;
