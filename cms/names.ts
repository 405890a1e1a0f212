/** Labels and hints of the form, where a field's name and description do not suffice. */
import { capitalised } from "../content-schema/words";
import type { ContentName } from "../content-schema/schema";

/** Name of the form's own words (decap.ts). */
export const locale = "en-GB";

/** The groups of the form's sidebar, and the label of each file in them. */
export const groups: readonly {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly files: Partial<Record<ContentName, string>>;
}[] = [
  {
    name: "company",
    label: "Company",
    description: "Facts that appear on every page. Change them here once.",
    files: {
      company: "Names, licence, hours, channels, logos",
      site: "Titles in search results",
    },
  },
  {
    name: "landing",
    label: "Landing page",
    description: "The sections of the landing page, from top to bottom.",
    files: {
      hero: "Top of the page",
      about: "About Us",
      exchange: "Exchange Services",
      testimonials: "Customer Testimonials",
      gallery: "Photo Gallery",
      contact: "Location and Contact",
      articles: "Articles and Information",
      footer: "Foot of the pages",
      faq: "Questions and answers (FAQ)",
    },
  },
  {
    name: "board",
    label: "Rates board",
    description: "The screen at /kurs.",
    files: { board: "Heading and notices" },
  },
];

/** Labels by path: the file, then the names on the way to the field; or by the name alone. By default a field's name is its label. */
const labels: Readonly<Record<string, string>> = {
  alt: "What the picture shows",
  image: "Picture",
  "about.authorised.register": "Link to the register of licensed companies",
  "about.statementEmphasis": "Statement, second line",
  "about.values": "Cards",
  "articles.callToAction": "Box under every article",
  "articles.defaultExcerpt": "Text for articles without a summary",
  "board.notices.en": "In English",
  "board.notices.id": "In Indonesian",
  "board.qrCode": "QR code",
  "branch.findUs": "How to find it",
  "branch.geo": "Position",
  "branch.mapsUrl": "Link to the map",
  "branch.order": "Place in the list",
  "company.closures": "Closed days",
  "company.closures.date": "Day, or first of several days",
  "company.closures.name": "Name of the day",
  "company.closures.until": "Last day",
  "company.descriptor": "What the company is",
  "company.icon": "Icon on telephones",
  "company.logoMark": "Logo without the name",
  "company.since": "First year",
  "company.socialImage": "Picture for shared links",
  "company.whatsapp": "WhatsApp number",
  "company.whatsappInquiry": "First WhatsApp message",
  "contact.bring": "What to bring",
  "contact.dialog": "Contact window",
  "exchange.calculator.enquiry": "WhatsApp message of the enquiry",
  "exchange.calculator.have": "Words before the customer's currency",
  "exchange.calculator.indicative": "Note under the result",
  "exchange.calculator.want": "Words before the wanted currency",
  "exchange.legend": "BUY and SELL explained",
  "exchange.noScript": "Text if a browser cannot load the rates",
  "footer.blurb": "About the company",
  "gallery.images": "Pictures",
  "gallery.images.caption": "Line under the large view",
  "hero.headline.thin": "Light line",
  "hero.image": "Picture on computers",
  "hero.imagePhone": "Picture on telephones",
  "hero.quote.lead": "First words",
  "site.pages.branch": "Pages of the counters",
  "faq.items": "Questions",
  "footer.links.items": "Links",
  "footer.services.items": "Services",
  "testimonials.items": "Customers",
  "testimonials.items.avatar": "Portrait",
};

/** Returns a field's label: `contact.dialog.phonePlaceholder` → `Phone placeholder`. */
export const labelAt = (path: string): string => {
  const name = path.replace(/^.*\./, "");
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return labels[path] ?? labels[name] ?? capitalised(words);
};

/** Returns a value's place as the form names it: `Closed days and other hours 3, Last day`. */
export const placeInWords = (name: ContentName, path: readonly PropertyKey[]): string =>
  path
    .map((step, index) =>
      typeof step === "number"
        ? ` ${step + 1}`
        : `, ${labelAt([name, ...path.slice(0, index + 1).filter((one) => typeof one === "string")].join("."))}`,
    )
    .join("")
    .slice(2);

/** Hints by path, in addition to what the schema says about a field. */
export const hints: Readonly<Record<string, string>> = {
  "branch.area": "A fourth part needs a developer.",
  "branch.closes": "Leave both empty for the company's hours.",
  "branch.geo": "In Google Maps: right click on the place, the two numbers at the top.",
  "branch.mapsUrl": "In Google Maps: Share, Copy link.",
  "branch.order": "The smallest number comes first, after the head office.",
  "company.closures":
    "And days with other hours. An entry without opening and closing times means: closed. With both: open at these times.",
  "company.closures.until": "The last of several days; closed on it, too. Leave it empty for a single day.",
  "gallery.images": "Six a page, in this order. The first of every six is the largest.",
};

/** All paths with a label or a hint. */
export const namedPaths: readonly string[] = [...Object.keys(labels), ...Object.keys(hints)];
