import { type GatsbyLinkProps, Link } from "gatsby";

import { inLanguage } from "../strings/languages";
import { useLanguage } from "./page-language";

type Props = Omit<GatsbyLinkProps<object>, "ref">;

/** A link to another page, in the language of this one. `to` is the page's address in the default language (src/lib/paths.ts). */
export const PageLink = ({ to, ...props }: Props) => <Link to={inLanguage(to, useLanguage())} {...props} />;
