/** The drawings of all icons, 24 by 24. They are in the HTML of every page (1.1 kB gzip), which saves a request. */
const drawings = {
  alert: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5.5M12 16.2v.1"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  back: '<path d="M20 12H5M11 6l-6 6 6 6"/>',
  chat: '<path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.85L3.5 20.5l4.25-1.15A8.5 8.5 0 1 0 12 3.5z"/><path d="M9 8.2c-.4 0-1.2.6-1.2 1.8 0 2.4 3.4 6 6.2 6 1.3 0 2-.9 2-1.4 0-.3-1.8-1.3-2.1-1.3-.4 0-.8 1-1.2 1-.5 0-2.6-1.9-2.6-2.5 0-.4.9-.8.9-1.2 0-.3-.9-2.4-1.2-2.4z"/>',
  check: '<circle cx="12" cy="12" r="8.5"/><path d="m8 12.3 2.8 2.7L16 9.5"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  education:
    '<path d="M12 6.5C10 5 7 4.5 3.5 4.5v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5zM12 6.5V20"/>',
  facebook:
    '<path d="M14.5 21v-7.5h2.7l.5-3.2h-3.2V8.3c0-1 .5-1.8 1.9-1.8h1.4V3.7c-.3 0-1.1-.2-2.1-.2-2.5 0-4.1 1.5-4.1 4.2v2.6H8.8v3.2h2.8V21"/>',
  full: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c-4.5 5-4.5 12 0 17M12 3.5c4.5 5 4.5 12 0 17"/>',
  information: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.6v.1"/>',
  instagram:
    '<rect x="4" y="4" width="16" height="16" rx="4.5"/><circle cx="12" cy="12" r="3.7"/><path d="M16.6 7.4v.1"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3.5 7 8.5 6 8.5-6"/>',
  news: '<rect x="3.5" y="5" width="14" height="14.5" rx="1.5"/><path d="M17.5 9h3v8.5a2 2 0 0 1-2 2h-2M7 9h7M7 12.5h7M7 16h4"/>',
  next: '<path d="m9 5 7 7-7 7"/>',
  pause: '<path d="M9 6v12M15 6v12"/>',
  phone:
    '<path d="M6.5 3.5h3l1.6 4.3-2 1.5a12 12 0 0 0 5.6 5.6l1.5-2 4.3 1.6v3a2 2 0 0 1-2.2 2C10.8 18.9 5.1 13.2 4.5 5.7a2 2 0 0 1 2-2.2z"/>',
  pin: '<path d="M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11z"/><circle cx="12" cy="10" r="2.3"/>',
  play: '<path d="M8 5v14l11-7z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  prev: '<path d="m15 5-7 7 7 7"/>',
  refresh:
    '<path d="M20 5v5h-5M4 19v-5h5"/><path d="M19.3 10A7.8 7.8 0 0 0 5.7 7.4M4.7 14a7.8 7.8 0 0 0 13.6 2.6"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="m8.2 10.8 7-4M8.2 13.2l7 4"/>',
  star: '<path d="m12 2.8 2.75 6 6.5.75-4.8 4.45 1.3 6.45L12 17.2l-5.75 3.25 1.3-6.45-4.8-4.45 6.5-.75z"/>',
  swap: '<path d="M8 4v15M4 15.5 8 19.5l4-4M16 20V5M12 8.5l4-4 4 4"/>',
  tips: '<path d="M9 18h6M10 21h4M12 3a6.2 6.2 0 0 0-3.6 11.2c.6.5.9 1.1.9 1.8h5.4c0-.7.3-1.3.9-1.8A6.2 6.2 0 0 0 12 3z"/>',
  up: '<path d="M7 17 17 7M9 7h8v8"/>',
} as const;

export type IconName = keyof typeof drawings;

const sprite = Object.entries(drawings)
  .map(([name, drawing]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
  .join("");

/** The first element of every page's body. Rendered at build time only. */
export const IconSprite = () => (
  <div hidden>
    <svg aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />
  </div>
);
