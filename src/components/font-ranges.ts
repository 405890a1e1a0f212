/** What nearly every page is written with: ASCII, no-break space, © ° · × – — ‘ ’ “ ” • … € − */
export const basicRange =
  "U+20-7E,U+A0,U+A9,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212";

/** All that the typeface's Latin file holds, as its package tells it. */
export const latinRange =
  "U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
