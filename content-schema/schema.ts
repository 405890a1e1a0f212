/** What each file in content/ must contain. GraphQL types, JSON Schemas, the form and the check come from these definitions. */
import { z } from "zod";
import { type Language, translations } from "../src/strings/languages";
import {
  alt,
  between,
  calendarDay,
  emailAddress,
  entryId,
  fact,
  oneOf,
  openingDays,
  phone,
  picture,
  text,
  timeOfDay,
  unique,
  webAddress,
  wholeNumber,
  whatsappNumber,
  yesOrNo,
} from "./fields";

const title = (max: number, example: string) => text(max, example, "a short title");
/** A name or the like, whose translation is optional. */
const sameInAllLanguages = (schema: ReturnType<typeof text>) => schema.meta({ translation: "optional" });
const button = (example: string, max = 24) => text(max, example, "the words on a button");

const photo = (purpose: string, minWidth: number, minHeight: number, ratio: readonly [number, number]) => ({
  purpose,
  minWidth,
  minHeight,
  ratio,
  types: ["jpg", "png", "webp"] as const,
});
const galleryPhoto = photo("a gallery photo", 1000, 750, [1, 2]);
const avatar = photo("a square portrait", 160, 160, [0.9, 1.1]);
const heroWide = photo("the wide hero picture", 1600, 900, [1.2, 2.4]);
const heroPhone = photo("the upright hero picture", 720, 900, [0.5, 1]);
const appIcon = { ...photo("the square app icon", 512, 512, [1, 1]), types: ["png"] as const };
const shareCard = {
  ...photo("the picture for shared links", 1200, 630, [1.8, 2]),
  types: ["jpg", "png"] as const,
};
const logo = { purpose: "the company's logo", types: ["svg"], minWidth: 32, minHeight: 32 } as const;
const seal = { purpose: "a logo", types: ["svg"], minWidth: 48, minHeight: 48 } as const;

/** A list of different values, and one of groups. */
const list = <T extends z.ZodType>(element: T, min: number, max: number, key?: string) =>
  z.array(element).min(min).max(max).superRefine(unique(key)).meta({ key });
/** @param key the entry by which a row is known: no two rows have the same, and a translation repeats it */
const rows = <T extends z.ZodRawShape>(key: keyof T & string, min: number, max: number, shape: T) =>
  list(z.strictObject(shape), min, max, key);

const openingTimes = { opens: timeOfDay("08:00"), closes: timeOfDay("22:00") };
const ownTimes = { opens: timeOfDay("08:00").optional(), closes: timeOfDay("15:00").optional() };

interface Times {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

/** The rule that a counter closes after it opens, on the same day, and has both times or none. */
const hoursOfDay = ({ opens, closes }: Times, context: z.core.$RefinementCtx): void => {
  const add = (key: string, message: string) => context.addIssue({ code: "custom", path: [key], message });
  if (!opens !== !closes) add(opens ? "opens" : "closes", "Give both opens and closes, or neither.");
  if (opens && closes && opens >= closes)
    add(
      "closes",
      `Closing time ${closes} is not after opening time ${opens}. Both are on the same day: the latest is "23:59".`,
    );
};

/** Days on which counters are closed or have other hours. No day may be in two entries. */
const closures = z
  .array(
    z
      .strictObject({
        name: fact(30, "Nyepi", "the name of the day").meta({ label: "Name of the day" }),
        date: calendarDay("2027-03-08").meta({ label: "Day, or first of several days" }),
        until: calendarDay("2027-03-09")
          .meta({
            label: "Last day",
            hint: "The last of several days; closed on it, too. Leave it empty for a single day.",
          })
          .optional(),
        ...ownTimes,
      })
      .superRefine(hoursOfDay)
      .superRefine(({ date, until = date }, context) => {
        const message = `${until} is before ${date}. Expected the last day, or nothing.`;
        if (until < date) context.addIssue({ code: "custom", path: ["until"], message });
      }),
  )
  .max(60)
  .superRefine((closures, context) => {
    for (const [row, { date, until = date }] of closures.entries()) {
      const other = closures.findIndex(
        (one, index) => index < row && one.date <= until && date <= (one.until ?? one.date),
      );
      const message = `"${closures[other]?.name}" (entry ${other + 1}) is on this day already. Change or remove one of the two.`;
      if (other >= 0) context.addIssue({ code: "custom", path: [row, "date"], message });
    }
  })
  .meta({ key: "date" });

const closuresHint =
  "And days with other hours. An entry without opening and closing times means: closed. With both: open at these times.";

const company = z.strictObject({
  name: sameInAllLanguages(fact(32, "Segara Money Changer", "the company's name")),
  shortName: sameInAllLanguages(fact(20, "Segara", "the company's short name")),
  descriptor: sameInAllLanguages(fact(24, "Money Changer", "what the company is")).meta({
    label: "What the company is",
  }),
  legalName: sameInAllLanguages(fact(60, "PT Segara Contoh Valasindo", "the company's legal name")),
  since: wholeNumber(1900, 2100, 2016).meta({ label: "First year" }),
  licence: z.strictObject({
    authority: fact(40, "Registered Bank Indonesia", "who registered the company"),
    number: sameInAllLanguages(fact(60, "No. 18 / 19 KEP. GBI / Dpr / 2016", "the licence number")),
  }),
  hours: z.strictObject({ days: openingDays(30, "Every day"), ...openingTimes }).superRefine(hoursOfDay),
  closures: closures.meta({ label: "Closed days", hint: closuresHint }),
  email: emailAddress("hello@segara.example"),
  whatsapp: whatsappNumber("6281200000000").meta({ label: "WhatsApp number" }),
  whatsappInquiry: text(
    200,
    "Hello {company}, I would like to inquire about currency exchange services.",
    "the message that a WhatsApp chat starts with",
  ).meta({ label: "First WhatsApp message" }),
  instagram: webAddress("https://instagram.com/segara.example", ["instagram.com"]),
  facebook: webAddress("https://facebook.com/segara.example", ["facebook.com", "fb.com", "fb.me"]),
  logoMark: picture(logo, "images/brand/logo-mark.svg").meta({ label: "Logo without the name" }),
  icon: picture(appIcon, "images/brand/icon-512.png").meta({ label: "Icon on telephones" }),
  socialImage: picture(shareCard, "images/brand/social.png").meta({ label: "Picture for shared links" }),
});

const hero = z.strictObject({
  headline: z.strictObject({
    thin: text(12, "Authorized", "the light line of the headline").meta({ label: "Light line" }),
    lines: list(text(9, "MONEY", "a heavy line of the headline"), 1, 3),
  }),
  places: text(48, "{Counters} counters, Kerobokan to Canggu").meta({ label: "Where the counters are" }),
  ratesButton: button("View Today's Rates", 18),
  contactButton: button("Contact Us"),
  quote: z.strictObject({
    lead: text(24, "We buy.").meta({ label: "First words" }),
    text: text(48, "You receive rupiah."),
  }),
  image: picture(heroWide, "images/hero/hero.jpg").meta({ label: "Picture on computers" }),
  imagePhone: picture(heroPhone, "images/hero/hero-mobile.jpg").meta({ label: "Picture on telephones" }),
});

const about = z.strictObject({
  heading: title(30, "About Us"),
  statement: text(120, "Seven counters, one rule:"),
  statementEmphasis: text(90, "the rate on the board is the rate in your hand.").meta({
    label: "Statement, second line",
  }),
  values: rows("id", 3, 3, {
    id: entryId("safe"),
    title: title(48, "Safe and transparent"),
    text: text(220, "Your notes are counted in front of you."),
  }).meta({ label: "Cards" }),
  authorised: z.strictObject({
    title: title(60, "How to check that we are authorised"),
    steps: rows("id", 2, 5, {
      id: entryId("wall"),
      title: title(40, "Look at the wall."),
      text: text(140, "The licence hangs behind every counter."),
    }),
    register: webAddress("https://www.bi.go.id/").meta({
      label: "Link to the register of licensed companies",
    }),
    registerLink: title(40, "Bank Indonesia's website"),
    channelsTitle: title(60, "We write to you from these only"),
    tricksTitle: title(60, "Street tricks to refuse"),
    tricks: rows("id", 3, 10, {
      id: entryId("high-rate"),
      title: title(60, "A rate far above everyone else's."),
      text: text(220, "Nobody can pay more than the market and stay in business."),
    }),
  }),
});

const exchange = z.strictObject({
  heading: title(30, "Exchange Services"),
  legend: z
    .strictObject({
      buy: text(90, "we buy your currency, you receive rupiah"),
      sell: text(90, "you buy foreign currency from us"),
      reading: text(90, "17.890 = seventeen thousand eight hundred ninety"),
    })
    .meta({ label: "BUY and SELL explained" }),
  noScript: text(200, "Live rates need JavaScript. Call a branch for today's rate.").meta({
    label: "Text if a browser cannot load the rates",
  }),
  minimum: z.strictObject({
    amount: wholeNumber(1, 100000, 50),
    currency: oneOf(["USD"]),
    text: text(80, "Minimum transaction {minimum} or equivalent"),
  }),
  calculator: z.strictObject({
    title: title(40, "What will I get?"),
    have: text(20, "I have").meta({ label: "Words before the customer's currency" }),
    want: text(20, "I want").meta({ label: "Words before the wanted currency" }),
    indicative: text(80, "Indicative only.").meta({ label: "Note under the result" }),
    enquiryButton: button("Ask on WhatsApp"),
    enquiry: text(
      240,
      "Hello {company}, I have {have} and would like {want}. Your website showed {rate} at {time}.",
      "the message to WhatsApp",
      ["have", "want", "rate", "time"],
    ).meta({ label: "WhatsApp message of the enquiry" }),
  }),
  notes: rows("id", 4, 4, {
    id: entryId("rates-move"),
    title: title(24, "Rates move"),
    text: text(90, "Rates change with international markets."),
  }),
});

const testimonials = z.strictObject({
  heading: title(40, "Customer Testimonials"),
  note: text(60, "Sample quotes"),
  items: rows("name", 1, 12, {
    name: text(40, "Hannah", "the customer's name").meta({ translation: "never" }),
    origin: text(40, "Australia", "where the customer comes from"),
    quote: text(280, "The rate on my phone was the rate at the counter."),
    rating: wholeNumber(1, 5, 5),
    avatar: picture(avatar, "images/testimonials/avatar-1.jpg").meta({ label: "Portrait" }),
  }).meta({ label: "Customers" }),
});

const gallery = z.strictObject({
  heading: title(30, "Photo Gallery"),
  intro: text(120, "Our counters, and the island outside the door."),
  images: rows("image", 1, 200, {
    image: picture(galleryPhoto, "images/gallery/01-storefront-by-day.jpg"),
    alt: alt("A money changer's shop on a sunny morning"),
    caption: text(90, "Lights on after sunset", "the line under the picture").meta({
      label: "Line under the large view",
    }),
  }).meta({ label: "Pictures", hint: "Six a page, in this order. The first of every six is the largest." }),
});

/** One counter. The check compares the counters with each other (check-content.ts). */
const branch = z
  .strictObject({
    order: wholeNumber(1, 9999, 20).meta({
      label: "Place in the list",
      hint: "The smallest number comes first, after the head office.",
    }),
    name: sameInAllLanguages(text(40, "Kerobokan, Petitenget", "the counter's name")),
    place: sameInAllLanguages(text(40, "Petitenget, Kerobokan", "where it is, as people search for it")),
    area: oneOf(["Kerobokan", "Canggu", "Tibubeneng"]).meta({ hint: "A fourth part needs a developer." }),
    headOffice: yesOrNo(false),
    address: sameInAllLanguages(text(120, "Jl. Contoh Petitenget No. 12, Kerobokan", "the address")),
    phone: phone("+62 361 000 002"),
    whatsapp: whatsappNumber("6281200000000").optional(),
    opens: ownTimes.opens,
    closes: timeOfDay("15:00").meta({ hint: "Leave both empty for the company's hours." }).optional(),
    closures: closures
      .meta({
        label: "Closed days of this counter",
        hint: `${closuresHint} They count before the company's.`,
      })
      .optional(),
    mapsUrl: webAddress("https://maps.google.com/?q=-8.6765,115.1572").meta({
      label: "Link to the map",
      hint: "In Google Maps: Share, Copy link.",
    }),
    geo: z
      .strictObject({
        latitude: between(-9, -8, -8.6765),
        longitude: between(114.4, 115.8, 115.1572),
      })
      .meta({
        label: "Position",
        hint: "In Google Maps: right click on the place, the two numbers at the top.",
      }),
    findUs: text(240, "Opposite the temple. Scooters park in front.", "landmark and parking").meta({
      label: "How to find it",
    }),
    image: picture(galleryPhoto, "images/gallery/01-storefront-by-day.jpg"),
    alt: alt("A money changer's shop on a sunny morning"),
  })
  .superRefine(hoursOfDay);

const banknote = (example: number) => wholeNumber(1, 1_000_000, example);

/** What the rate system does not know of a currency. The file's name is its code. */
const currency = z.strictObject({
  order: wholeNumber(1, 9999, 10).meta({
    label: "Place in the list",
    hint: "The smallest number comes first.",
  }),
  name: text(30, "US Dollar", "the currency's name, as people search for it"),
  notes: list(banknote(100), 1, 12).meta({ label: "Notes" }),
  smallNotes: list(banknote(20), 0, 12).meta({
    label: "Small notes",
    hint: "They have a rate of their own, such as USD-S.",
  }),
  oldSeries: text(200, "For the series of 2004, ask first.", "what happens with old notes"),
  condition: text(200, "A note with ink or a tear is worth less.", "what happens with marks and tears").meta({
    label: "Marks and tears",
  }),
  advice: text(140, "Bring new hundreds: they get the best rate.", "one sentence of advice"),
});

const contact = z.strictObject({
  heading: title(40, "Location and Contact"),
  map: z.strictObject({
    alt: alt("Sketch map of the coast with the head office and the branches marked"),
    caption: text(60, "Sketch map, not to scale"),
  }),
  whatsappButton: button("WhatsApp Chat"),
  contactButton: button("Contact Directly"),
  nearest: z.strictObject({
    button: button("Find the nearest open counter", 40),
    message: text(
      200,
      "Hello {company}, I would like to visit your counter {counter}.",
      "the message that a WhatsApp chat with a counter starts with",
      ["counter"],
    ),
  }),
  bring: list(text(140, "Your passport, or an Indonesian identity card"), 1, 6).meta({
    label: "What to bring",
  }),
  dialog: z
    .strictObject({
      title: title(30, "Contact Us"),
      intro: text(80, "We answer every day, {opens}-{closes}"),
      name: text(24, "Name", "the label of a field"),
      namePlaceholder: text(40, "Full Name"),
      phone: text(24, "Phone", "the label of a field"),
      phonePlaceholder: sameInAllLanguages(text(40, "08xx xxxx xxxx")),
      email: text(24, "Email", "the label of a field"),
      optional: text(16, "optional"),
      message: text(24, "Message", "the label of a field"),
      messagePlaceholder: text(40, "Enter Your Message"),
      send: button("Send Message"),
      whatsappButton: button("WhatsApp", 12),
      phoneButton: button("Phone", 14),
    })
    .meta({ label: "Contact window" }),
});

const articles = z.strictObject({
  heading: title(40, "Articles and Information"),
  list: z.strictObject({
    title: title(40, "Articles and Information"),
    text: text(200, "Plain advice on changing money in Bali."),
  }),
  defaultExcerpt: text(140, "Read the full article for practical advice.").meta({
    label: "Text for articles without a summary",
  }),
  callToAction: z
    .strictObject({
      title: title(60, "Ready to change money?"),
      text: text(160, "Check the live board, then walk into any of our {counters} counters."),
      homeButton: button("Back to home"),
      articlesButton: button("More articles"),
    })
    .meta({ label: "Box under every article" }),
});

/** The landing page's sections that a link may point to; `src` maps them to element ids. */
const linkSections = ["about", "exchange", "testimonials", "gallery", "location", "articles"] as const;

const footer = z.strictObject({
  blurb: text(260, "Segara is an authorised money changer with {counters} counters.").meta({
    label: "About the company",
  }),
  services: z.strictObject({
    title: title(30, "Services"),
    items: list(text(48, "Buying foreign banknotes"), 1, 8).meta({ label: "Services" }),
  }),
  links: z.strictObject({
    title: title(30, "Information"),
    items: rows("section", 1, 6, { label: text(40, "About Us"), section: oneOf(linkSections) }).meta({
      label: "Links",
    }),
  }),
  questions: z.strictObject({
    title: title(30, "Questions"),
    text: text(120, "Documents, notes we accept, opening hours."),
    button: button("FAQ", 14),
  }),
  copyright: text(80, "© {legalName}. Since {since}"),
  logos: rows("image", 3, 3, {
    image: picture(seal, "images/brand/badge-licensed.svg"),
    alt: alt("Authorized Money Changer, registered"),
  }),
});

const faq = z.strictObject({
  title: title(30, "FAQ"),
  intro: text(80, "Frequently asked questions"),
  items: rows("id", 1, 40, {
    id: entryId("documents"),
    question: text(120, "What do I need to bring?", "a question"),
    // The browser fills in `closures`: a sentence of the build would announce days that are over.
    answer: text(600, "Your passport or identity card.", "its answer", ["closures"]),
  })
    .superRefine(unique("question"))
    .meta({ label: "Questions" }),
});

const board = z.strictObject({
  heading: title(16, "Exchange Rate"),
  subtitle: title(28, "Authorized Money Changer"),
  qrCode: z
    .strictObject({
      isShown: yesOrNo(true),
      label: text(40, "Rates on your phone"),
    })
    .meta({ label: "QR code" }),
  notices: rows("en", 1, 12, {
    en: text(64, "Identity documents are required", "the notice in English").meta({
      label: "In English",
      translation: "never",
    }),
    id: text(100, "Wajib menunjukkan dokumen identitas", "the notice in Indonesian").meta({
      label: "In Indonesian",
      translation: "never",
    }),
  }),
});

const pageTexts = (example: string, placeholders: readonly string[] = []) =>
  z.strictObject({
    title: text(60, example, "the page's title in search results", placeholders),
    description: text(
      170,
      "Today's buy and sell rates, updated every few seconds.",
      "the page's description in search results",
      placeholders,
    ),
  });

const site = z.strictObject({
  title: sameInAllLanguages(text(40, "Segara Money Changer", "the site's name in search results")),
  pages: z.strictObject({
    home: pageTexts("Authorized money changer in Bali"),
    board: pageTexts("Exchange Rate"),
    articles: pageTexts("Articles and Information"),
    branch: pageTexts("Money changer in {place}", ["place"]).meta({ label: "Pages of the counters" }),
    currency: pageTexts("{currency} to rupiah today in Bali", ["currency", "code"]).meta({
      label: "Pages of the currencies",
    }),
    notFound: pageTexts("Page not found"),
  }),
});

/** Every kind of content file by its name without ".yaml", in the order of the form. Those of `folders` have a folder of files. */
export const contentSchemas = {
  company: company.meta({ group: "company", label: "Names, licence, hours, channels, logos" }),
  site: site.meta({ group: "company", label: "Titles in search results" }),
  hero: hero.meta({ group: "landing", label: "Top of the page" }),
  about: about.meta({ group: "landing", label: "About Us" }),
  exchange: exchange.meta({ group: "landing", label: "Exchange Services" }),
  testimonials: testimonials.meta({ group: "landing", label: "Customer Testimonials" }),
  gallery: gallery.meta({ group: "landing", label: "Photo Gallery" }),
  contact: contact.meta({ group: "landing", label: "Location and Contact" }),
  articles: articles.meta({ group: "landing", label: "Articles and Information" }),
  footer: footer.meta({ group: "landing", label: "Foot of the pages" }),
  faq: faq.meta({ group: "landing", label: "Questions and answers (FAQ)" }),
  board: board.meta({ group: "board", label: "Heading and notices" }),
  branch: branch.meta({ label: "Counter" }),
  currency: currency.meta({ label: "Currency" }),
} as const;

export type ContentName = keyof typeof contentSchemas;
export type Content = { [Name in ContentName]: z.infer<(typeof contentSchemas)[Name]> };

/** Names in alphabetical order, which is also the order of reports. */
export const contentNames = (Object.keys(contentSchemas) as ContentName[]).sort();

/** The kinds of which there are any number of files, each a page: `branches/berawa.yaml` is at /cabang/berawa. */
export const folders: Partial<Record<ContentName, string>> = { branch: "branches", currency: "currencies" };

/** Paths in the content folder of the files that must exist. */
export const singleFiles = contentNames.filter((name) => !folders[name]).map((name) => `${name}.yaml`);

const inLanguage = new RegExp(`^(${translations.join("|")})/(.*)$`);

/** Returns the path of the file that a file translates, and the language: `id/faq.yaml` → `faq.yaml`, `id`. */
export function splitPath(path: string): { readonly source: string; readonly language?: Language } {
  const [, language, source] = inLanguage.exec(path) ?? [];
  return source === undefined ? { source: path } : { source, language: language as Language };
}

/** Returns the kind of a file by its path in the content folder; undefined if the site does not use it. */
export function contentNameOf(path: string): ContentName | undefined {
  const { source } = splitPath(path);
  const [, folder, file = ""] = /^(?:([a-z]+)\/)?([a-z\d]+(?:-[a-z\d]+)*)\.yaml$/.exec(source) ?? [];
  // The name of a currency's file is its code.
  if (folder === folders.currency && file.length !== 3) return undefined;
  return contentNames.find((name) => (folder ? folders[name] === folder : !folders[name] && name === file));
}
