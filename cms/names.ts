/** Labels and hints of the form, where a field's name and description do not suffice. */
import type { ContentName } from "../plugins/gatsby-transformer-content/schema";

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

/** Labels by path: the file, then the names on the way to the field. By default a field's name is its label. */
export const labels: Readonly<Record<string, string>> = {
  "about.authorised": "How to check that we are authorised",
  "articles.defaultExcerpt": "Text for articles without a summary",
  "articles.callToAction": "Box under every article",
  "board.notices.en": "In English",
  "board.notices.id": "In Indonesian",
  "branch.headOffice": "This is the head office",
  "branch.mapsUrl": "Link to the map",
  "branch.geo": "True position",
  "branch.findUs": "How to find it",
  "branch.image": "Picture",
  "branch.alt": "What the picture shows",
  "company.email": "E-mail",
  "company.whatsapp": "WhatsApp number",
  "company.whatsappInquiry": "First WhatsApp message",
  "company.logoMark": "Logo without the name",
  "company.socialImage": "Picture for shared links",
  "contact.map.alt": "What the map shows",
  "contact.dialog.optional": 'Word for "optional"',
  "exchange.noScript": "Text if a browser cannot load the rates",
  "exchange.calculator.indicative": "Note under the result",
  "exchange.calculator.enquiry": "WhatsApp message of the enquiry",
  "footer.logos.alt": "What the picture shows",
  "gallery.images": "Pictures",
  "gallery.images.alt": "What the picture shows",
  "gallery.images.caption": "Line under the large view",
  "hero.image": "Picture on computers",
  "hero.imagePhone": "Picture on telephones",
  "testimonials.items": "Customers",
  "testimonials.items.rating": "Stars",
  "testimonials.items.avatar": "Portrait",
};

/** Hints by path, in addition to what the schema says about a field. */
export const hints: Readonly<Record<string, string>> = {
  "branch.order":
    "The place in the list of counters: the smallest number comes first, after the head office.",
  "branch.headOffice": "Exactly one counter is.",
  "branch.mapsUrl": "In Google Maps: Share, Copy link.",
  "branch.geo": "In Google Maps: right click on the place, the two numbers at the top.",
  "exchange.notes": "Always four.",
  "footer.logos": "Always three.",
  "gallery.images": "Six a page, in this order. The first of every six is the largest.",
};
