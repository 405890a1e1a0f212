/** The files that plugins/gatsby-transformer-content/lazy-content.ts writes at build time. */
declare module "lazy-content/calculator.json" {
  const content: {
    readonly exchangeYaml: Queries.CalculatorFragment;
    readonly companyYaml: Queries.CalculatorCompanyFragment;
  };
  export default content;
}

declare module "lazy-content/contact.json" {
  const content: {
    readonly contactYaml: { readonly dialog: Queries.ContactYamlDialog };
    readonly companyYaml: Pick<Queries.CompanyYaml, "email" | "whatsapp" | "whatsappInquiry">;
  };
  export default content;
}

declare module "lazy-content/faq.json" {
  const content: { readonly faqYaml: Pick<Queries.FaqYaml, "title" | "intro" | "items"> };
  export default content;
}

declare module "lazy-content/gallery.json" {
  type GalleryImage = Queries.GallerySectionFragment["images"][number] &
    Pick<Queries.GalleryYamlImage, "caption">;
  const content: { readonly galleryYaml: { readonly images: readonly GalleryImage[] } };
  export default content;
}
