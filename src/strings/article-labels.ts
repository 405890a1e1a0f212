/** The labels that the site writes into the text of an article, in the article's language, whatever that of the page. */
export const articleLabels = {
  en: {
    /** Names a table without a caption. */
    table: (number: number) => `Table ${number}`,
    pictureOn: (host: string) => `Picture on ${host}`,
    /** Names an embedded page or recording. */
    openOn: (host: string) => `Open on ${host}`,
  },
  id: {
    table: (number: number) => `Tabel ${number}`,
    pictureOn: (host: string) => `Gambar di ${host}`,
    openOn: (host: string) => `Buka di ${host}`,
  },
};
