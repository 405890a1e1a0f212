/** Results of the landing page's queries, with invented names. */

/** A picture file with one source a format. */
export const pictureFile = (name: string, width = 100, height = 100, formats = ["avif"]) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained" as const,
      width,
      height,
      images: {
        sources: formats.map((format) => ({
          type: `image/${format}`,
          srcSet: `/${name}.${format} ${width}w`,
          sizes: `${width}px`,
        })),
        fallback: { src: `/${name}.jpg`, srcSet: `/${name}.jpg ${width}w`, sizes: `${width}px` },
      },
    },
  },
});

export const companyYaml = {
  name: "Ombak Valas",
  shortName: "Ombak",
  descriptor: "Valas",
  licence: { authority: "Registered Somewhere", number: "No. 1 / 2 XYZ / 2003" },
  hours: { days: "Every day", opens: "09:00", closes: "21:30" },
  closures: [],
  logoMark: { publicURL: "/mark.svg" },
  email: "halo@ombak.example",
  whatsapp: "62811",
  whatsappInquiry: "Hello Ombak Valas & friends",
  instagram: "https://instagram.com/ombak.example",
  facebook: "https://facebook.com/ombak.example",
};

/** A counter. The one of the name "head" is the head office. */
export const branch = (slug: string, latitude = -8.65, longitude = 115.14) => ({
  slug,
  name: `Branch ${slug}`,
  area: "Canggu",
  headOffice: slug === "head",
  address: `Jl. ${slug} No. 1`,
  phone: `+62 361 00${slug.length}`,
  whatsapp: "62811",
  mapsUrl: `https://maps.example/?q=${slug}`,
  hours: { opens: "09:00", closes: "21:30" },
  closures: [] as Queries.BranchFragment["closures"],
  geo: { latitude, longitude },
});

export const contactDialog = {
  title: "Contact Us",
  intro: "We answer every day, 08:00-22:00",
  name: "Name",
  namePlaceholder: "Full Name",
  phone: "Phone",
  phonePlaceholder: "08xx xxxx xxxx",
  email: "Email",
  optional: "optional",
  message: "Message",
  messagePlaceholder: "Enter Your Message",
  send: "Send Message",
  whatsappButton: "WhatsApp",
  phoneButton: "Phone",
};

export const faqYaml = {
  title: "FAQ",
  intro: "Frequently asked questions",
  items: [
    { question: "What do I need to bring?", answer: "Your passport." },
    { question: "Is there a minimum amount?", answer: "Yes, USD 50." },
  ],
};

export const heroYaml = {
  headline: { thin: "Authorized", lines: ["MONEY", "CHANGER"] },
  places: "Two counters, Here to There",
  ratesButton: "View Today's Rates",
  contactButton: "Contact Us",
  quote: { lead: "We buy.", text: "You receive rupiah." },
  image: pictureFile("wide"),
  imagePhone: pictureFile("phone"),
};
