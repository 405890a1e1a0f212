/** The characters of nearly every page: ASCII, no-break space, © ° · × – — ‘ ’ “ ” • … € − */
export const basicRange =
  "U+20-7E,U+A0,U+A9,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212";
