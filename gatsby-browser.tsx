import type { GatsbyBrowser } from "gatsby";

import { Root } from "./src/components/root";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element }) => <Root>{element}</Root>;
