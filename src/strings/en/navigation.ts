export const navigation = {
  main: "Main",
  menu: "Menu",
  quickActions: "Quick actions",
  about: "About Us",
  articles: "Articles",
  calculator: "Calculator",
  contact: "Contact",
  faq: "FAQ",
  gallery: "Gallery",
  rates: "Rates",
} as const;
