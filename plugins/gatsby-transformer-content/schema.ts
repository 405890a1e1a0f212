/** What each file in content/ must contain. GraphQL types, JSON Schemas, the form and the check come from these definitions. */
import { z } from "zod";
import { MOST_NOTICES, MOST_TESTIMONIALS } from "../../src/lib/content-limits";
import {
  alt,
  between,
  calendarDay,
  emailAddress,
  fact,
  oneOf,
  openingDays,
  pastYear,
  phone,
  picture,
  slug,
  text,
  timeOfDay,
  timePattern,
  webAddress,
  wholeNumber,
  whatsappNumber,
  yesOrNo,
} from "./fields";

const title = (max: number, example: string) => text({ max, example, what: "a short title" });
const button = (example: string, max = 24) => text({ max, example, what: "the words on a button" });

/** A rule for lists: no two rows may have the same value under one of these keys, or as a whole. */
const unique =
  <Row>(keys: readonly Extract<keyof Row, string>[] = []) =>
  (rows: readonly Row[], context: z.core.$RefinementCtx<Row[]>): void => {
    const report = (values: readonly unknown[], key: readonly string[]) => {
      const texts = values.map((value) => JSON.stringify(value));
      for (const [row, value] of texts.entries()) {
        const first = texts.indexOf(value);
        if (first === row) continue;
        const message = `${value} is already used in entry ${first + 1}. Change or remove one of the two.`;
        context.addIssue({ code: "custom", path: [row, ...key], message });
      }
    };
    if (keys.length === 0) report(rows, []);
    for (const key of keys)
      report(
        rows.map((row) => row[key]),
        [key],
      );
  };

const photo = (purpose: string, minWidth: number, minHeight: number, ratio: readonly [number, number]) => ({
  ...{ purpose, minWidth, minHeight, ratio },
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

/** A list of values, and one of groups. */
const list = <T extends z.ZodType>(element: T, min: number, max: number) =>
  z.array(element).min(min).max(max);
const rows = <T extends z.ZodRawShape>(shape: T, min: number, max: number) =>
  list(z.strictObject(shape), min, max);

const openingTimes = { opens: timeOfDay("08:00"), closes: timeOfDay("22:00") };

/** The rule that a counter closes after it opens, on the same day. */
const closesLater = (
  { opens, closes }: { readonly opens: string; readonly closes: string },
  context: Pick<z.core.$RefinementCtx, "addIssue">,
  path: readonly PropertyKey[] = [],
): void => {
  if (opens < closes || ![opens, closes].every((time) => timePattern.test(time))) return;
  const message =
    closes < "06:00"
      ? `Closing time ${closes} would be after midnight. Both times must be on the same day: the latest is "23:59".`
      : `Closing time ${closes} is not after opening time ${opens}. Expected a later time, for example: "22:00"`;
  context.addIssue({ code: "custom", path: [...path, "closes"], message });
};

/** The rule for rows that may have hours of their own. */
const ownHours =
  (otherwise: string) =>
  (
    rows: readonly { readonly opens?: string | undefined; readonly closes?: string | undefined }[],
    context: Pick<z.core.$RefinementCtx, "addIssue">,
  ): void => {
    for (const [row, { opens, closes }] of rows.entries()) {
      if (opens && closes) closesLater({ opens, closes }, context, [row]);
      else if (opens ?? closes) {
        const message = `Give both opens and closes, or neither where ${otherwise}.`;
        context.addIssue({ code: "custom", path: [row, opens ? "opens" : "closes"], message });
      }
    }
  };

const company = z.strictObject({
  name: fact({ max: 32, example: "Segara Money Changer", what: "the company's name" }),
  shortName: fact({ max: 20, example: "Segara", what: "the company's short name" }),
  descriptor: fact({ max: 24, example: "Money Changer", what: "what the company is" }),
  legalName: fact({ max: 60, example: "PT Segara Contoh Valasindo", what: "the company's legal name" }),
  since: pastYear(2016),
  licence: z.strictObject({
    authority: fact({ max: 40, example: "Registered Bank Indonesia", what: "who registered the company" }),
    number: fact({ max: 60, example: "No. 18 / 19 KEP. GBI / Dpr / 2016", what: "the licence number" }),
  }),
  hours: z
    .strictObject({ days: openingDays({ max: 30, example: "Every day" }), ...openingTimes })
    .superRefine((hours, context) => closesLater(hours, context)),
  closures: rows(
    {
      name: fact({ max: 30, example: "Nyepi", what: "the name of the day" }),
      date: calendarDay("2027-03-08"),
      until: calendarDay("2027-03-09").optional(),
      opens: timeOfDay("08:00").optional(),
      closes: timeOfDay("15:00").optional(),
    },
    0,
    60,
  ).superRefine((closures, context) => {
    for (const [row, closure] of closures.entries()) {
      const add = (key: string, message: string) =>
        context.addIssue({ code: "custom", path: [row, key], message });
      const { date, until } = closure;
      if (until && until < date)
        add("until", `${until} is before ${date}. Expected the last day, or nothing.`);
    }
    ownHours("the day is closed")(closures, context);
  }),
  email: emailAddress("hello@segara.example"),
  whatsapp: whatsappNumber("6281200000000"),
  whatsappInquiry: text({
    max: 200,
    example: "Hello {company}, I would like to inquire about currency exchange services.",
    what: "the message that a WhatsApp chat starts with",
  }),
  instagram: webAddress("https://instagram.com/segara.example", ["instagram.com"]),
  facebook: webAddress("https://facebook.com/segara.example", ["facebook.com", "fb.com", "fb.me"]),
  logoMark: picture(logo, "images/brand/logo-mark.svg"),
  icon: picture(appIcon, "images/brand/icon-512.png"),
  socialImage: picture(shareCard, "images/brand/social.png"),
});

const hero = z.strictObject({
  headline: z.strictObject({
    thin: text({ max: 12, example: "Authorized", what: "the light line of the headline" }),
    lines: list(text({ max: 9, example: "MONEY", what: "a heavy line of the headline" }), 1, 3).superRefine(
      unique<string>(),
    ),
  }),
  ratesButton: button("View Today's Rates", 18),
  contactButton: button("Contact Us"),
  quote: z.strictObject({
    lead: text({ max: 24, example: "We buy." }),
    text: text({ max: 48, example: "You receive rupiah." }),
  }),
  image: picture(heroWide, "images/hero/hero.jpg"),
  imagePhone: picture(heroPhone, "images/hero/hero-mobile.jpg"),
});

const about = z.strictObject({
  heading: title(30, "About Us"),
  statement: text({ max: 120, example: "Seven counters, one rule:" }),
  statementEmphasis: text({ max: 90, example: "the rate on the board is the rate in your hand." }),
  values: z
    .array(
      z.strictObject({
        title: title(48, "Safe and transparent"),
        text: text({ max: 220, example: "Your notes are counted in front of you." }),
      }),
    )
    .length(3),
  authorised: z.strictObject({
    title: title(60, "How to check that we are authorised"),
    steps: rows(
      {
        title: title(40, "Look at the wall."),
        text: text({ max: 140, example: "The licence hangs behind every counter." }),
      },
      2,
      5,
    ),
    register: webAddress("https://www.bi.go.id/"),
    registerLink: title(40, "Bank Indonesia's website"),
    channelsTitle: title(60, "We write to you from these only"),
    tricksTitle: title(60, "Street tricks to refuse"),
    tricks: rows(
      {
        title: title(60, "A rate far above everyone else's."),
        text: text({ max: 220, example: "Nobody can pay more than the market and stay in business." }),
      },
      3,
      10,
    ),
  }),
});

const exchange = z.strictObject({
  heading: title(30, "Exchange Services"),
  legend: z.strictObject({
    buy: text({ max: 90, example: "we buy your currency, you receive rupiah" }),
    sell: text({ max: 90, example: "you buy foreign currency from us" }),
    reading: text({ max: 90, example: "17.890 = seventeen thousand eight hundred ninety" }),
  }),
  noScript: text({ max: 200, example: "Live rates need JavaScript. Call a branch for today's rate." }),
  minimum: z.strictObject({
    amount: wholeNumber(1, 100000, 50),
    currency: oneOf(["USD"]),
    text: text({ max: 80, example: "Minimum transaction {minimum} or equivalent" }),
  }),
  calculator: z.strictObject({
    title: title(40, "What will I get?"),
    have: text({ max: 20, example: "I have" }),
    want: text({ max: 20, example: "I want" }),
    indicative: text({ max: 80, example: "Indicative only." }),
    enquiryButton: button("Ask on WhatsApp"),
    enquiry: text({
      max: 240,
      example: "Hello {company}, I have {have} and would like {want}. Your website showed {rate} at {time}.",
      what: "the message to WhatsApp",
      placeholders: ["have", "want", "rate", "time"],
    }),
  }),
  notes: z
    .array(
      z.strictObject({
        title: title(24, "Rates move"),
        text: text({ max: 90, example: "Rates change with international markets." }),
      }),
    )
    .length(4),
});

const testimonials = z.strictObject({
  heading: title(40, "Customer Testimonials"),
  note: text({ max: 60, example: "Sample quotes" }),
  items: rows(
    {
      name: text({ max: 40, example: "Hannah", what: "the customer's name" }),
      origin: text({ max: 40, example: "Australia", what: "where the customer comes from" }),
      quote: text({ max: 280, example: "The rate on my phone was the rate at the counter." }),
      rating: wholeNumber(1, 5, 5),
      avatar: picture(avatar, "images/testimonials/avatar-1.jpg"),
    },
    1,
    MOST_TESTIMONIALS,
  ),
});

const gallery = z.strictObject({
  heading: title(30, "Photo Gallery"),
  intro: text({ max: 120, example: "Our counters, and the island outside the door." }),
  images: rows(
    {
      image: picture(galleryPhoto, "images/gallery/01-storefront-by-day.jpg"),
      alt: alt("A money changer's shop on a sunny morning"),
      caption: text({ max: 90, example: "Lights on after sunset", what: "the line under the picture" }),
    },
    1,
    1_000,
  ).superRefine(unique(["image"])),
});

const branches = z.strictObject({
  branches: rows(
    {
      id: slug("petitenget"),
      name: text({ max: 40, example: "Kerobokan, Petitenget", what: "the branch's name" }),
      area: oneOf(["Kerobokan", "Canggu", "Tibubeneng"]),
      headOffice: yesOrNo(false),
      address: text({ max: 120, example: "Jl. Contoh Petitenget No. 12, Kerobokan", what: "the address" }),
      phone: phone("+62 361 000 002"),
      whatsapp: whatsappNumber("6281200000000").optional(),
      opens: timeOfDay("08:00").optional(),
      closes: timeOfDay("20:00").optional(),
      mapsUrl: webAddress("https://maps.google.com/?q=-8.6765,115.1572"),
      geo: z.strictObject({
        latitude: between(-9, -8, -8.6765),
        longitude: between(114.4, 115.8, 115.1572),
      }),
    },
    1,
    500,
  )
    .superRefine(unique(["id", "name", "mapsUrl", "geo"]))
    .superRefine(ownHours("it has the company's hours"))
    .superRefine((rows, context) => {
      const [head, ...others] = rows.flatMap(({ headOffice }, row) => (headOffice ? [row] : []));
      const add = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: "custom", path, message });
      if (head === undefined) add([], "No branch is the head office. Set headOffice: true at one of them.");
      for (const row of others) {
        add(
          [row, "headOffice"],
          `Branch ${(head ?? 0) + 1} is the head office already. Set false here or there.`,
        );
      }
    }),
});

const contact = z.strictObject({
  heading: title(40, "Location and Contact"),
  map: z.strictObject({
    alt: alt("Sketch map of the coast with the head office and the branches marked"),
    caption: text({ max: 60, example: "Sketch map, not to scale" }),
  }),
  whatsappButton: button("WhatsApp Chat"),
  contactButton: button("Contact Directly"),
  nearest: z.strictObject({
    button: button("Find the nearest open counter", 40),
    message: text({
      max: 200,
      example: "Hello {company}, I would like to visit your counter {counter}.",
      what: "the message that a WhatsApp chat with a counter starts with",
      placeholders: ["counter"],
    }),
  }),
  dialog: z.strictObject({
    title: title(30, "Contact Us"),
    intro: text({ max: 80, example: "We answer every day, {opens}-{closes}" }),
    name: text({ max: 24, example: "Name", what: "the label of a field" }),
    namePlaceholder: text({ max: 40, example: "Full Name" }),
    phone: text({ max: 24, example: "Phone", what: "the label of a field" }),
    phonePlaceholder: text({ max: 40, example: "08xx xxxx xxxx" }),
    email: text({ max: 24, example: "Email", what: "the label of a field" }),
    optional: text({ max: 16, example: "optional" }),
    message: text({ max: 24, example: "Message", what: "the label of a field" }),
    messagePlaceholder: text({ max: 40, example: "Enter Your Message" }),
    send: button("Send Message"),
    whatsappButton: button("WhatsApp", 12),
    phoneButton: button("Phone", 14),
  }),
});

const articles = z.strictObject({
  heading: title(40, "Articles and Information"),
  list: z.strictObject({
    title: title(40, "Articles and Information"),
    text: text({ max: 200, example: "Plain advice on changing money in Bali." }),
  }),
  defaultExcerpt: text({ max: 140, example: "Read the full article for practical advice." }),
  callToAction: z.strictObject({
    title: title(60, "Ready to change money?"),
    text: text({ max: 160, example: "Check the live board, then walk into any of our {counters} counters." }),
    homeButton: button("Back to home"),
    articlesButton: button("More articles"),
  }),
});

/** The landing page's sections that a link may point to; `src` maps them to element ids. */
const linkSections = ["about", "exchange", "testimonials", "gallery", "location", "articles"] as const;

const footer = z.strictObject({
  blurb: text({ max: 260, example: "Segara is an authorised money changer with {counters} counters." }),
  services: z.strictObject({
    title: title(30, "Services"),
    items: list(text({ max: 48, example: "Buying foreign banknotes" }), 1, 8).superRefine(unique<string>()),
  }),
  links: z.strictObject({
    title: title(30, "Information"),
    items: rows({ label: text({ max: 40, example: "About Us" }), section: oneOf(linkSections) }, 1, 8),
  }),
  questions: z.strictObject({
    title: title(30, "Questions"),
    text: text({ max: 120, example: "Documents, notes we accept, opening hours." }),
    button: button("FAQ", 14),
  }),
  copyright: text({ max: 80, example: "© {legalName}. Since {since}" }),
  logos: z
    .array(
      z.strictObject({
        image: picture(seal, "images/brand/badge-licensed.svg"),
        alt: alt("Authorized Money Changer, registered"),
      }),
    )
    .length(3),
});

const faq = z.strictObject({
  title: title(30, "FAQ"),
  intro: text({ max: 80, example: "Frequently asked questions" }),
  items: rows(
    {
      question: text({ max: 120, example: "What do I need to bring?", what: "a question" }),
      answer: text({ max: 600, example: "Your passport or identity card.", what: "its answer" }),
    },
    1,
    40,
  ).superRefine(unique(["question"])),
});

const board = z.strictObject({
  heading: title(16, "Exchange Rate"),
  subtitle: title(28, "Authorized Money Changer"),
  qrCode: z.strictObject({
    isShown: yesOrNo(true),
    label: text({ max: 40, example: "Rates on your phone" }),
  }),
  notices: rows(
    {
      en: text({ max: 64, example: "Identity documents are required", what: "the notice in English" }),
      id: text({
        max: 100,
        example: "Wajib menunjukkan dokumen identitas",
        what: "the notice in Indonesian",
      }),
    },
    1,
    MOST_NOTICES,
  ).superRefine(unique(["en"])),
});

const pageTexts = z.strictObject({
  title: text({ max: 60, example: "Exchange Rate", what: "the page's title in search results" }),
  description: text({
    max: 170,
    example: "Today's buy and sell rates, updated every few seconds.",
    what: "the page's description in search results",
  }),
});

const site = z.strictObject({
  title: text({ max: 40, example: "Segara Money Changer", what: "the site's name in search results" }),
  pages: z.strictObject({ home: pageTexts, board: pageTexts, articles: pageTexts, notFound: pageTexts }),
});

/** Every content file by its name without ".yaml". */
export const contentSchemas = {
  about,
  articles,
  board,
  branches,
  company,
  contact,
  exchange,
  faq,
  footer,
  gallery,
  hero,
  site,
  testimonials,
} as const;

export type ContentName = keyof typeof contentSchemas;
export type Content = { [Name in ContentName]: z.infer<(typeof contentSchemas)[Name]> };

/** Names in alphabetical order, which is also the order of reports. */
export const contentNames = Object.keys(contentSchemas)
  .filter((name): name is ContentName => Object.hasOwn(contentSchemas, name))
  .sort();
