import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";
import { toString as drawQrCode } from "qrcode";

import { paths, qrCodePath } from "../../src/lib/paths";
import { inLanguage, languageCodes } from "../../src/strings/languages";
import { readEnvironment } from "../gatsby-plugin-static-hosting/environment";

/**
 * Writes the QR code of each branch's page, and one of the board for a screen without a branch, in each language. Without a public
 * address there are none.
 */
export const createPages: GatsbyNode["createPages"] = async ({ store, reporter, graphql }) => {
  const { data, errors } = await graphql<Queries.QrCodesQuery>(`
    query QrCodes {
      allBranchYaml {
        nodes {
          slug
        }
      }
    }
  `);
  if (!data) return reporter.panic("The branches for the QR codes could not be read.", errors);
  const { siteUrl } = readEnvironment(process.env);
  const publicFolder = join(store.getState().program.directory, "public");
  for (const language of languageCodes) {
    const folder = join(publicFolder, inLanguage("/qr", language));
    await rm(folder, { recursive: true, force: true });
    if (!siteUrl) continue;
    await mkdir(folder, { recursive: true });
    for (const slug of [undefined, ...data.allBranchYaml.nodes.map((branch) => branch.slug)]) {
      const options = { type: "svg", errorCorrectionLevel: "M", margin: 3 } as const;
      const path = slug ? paths.branch.href(slug) : paths.board.href();
      const code = await drawQrCode(siteUrl + inLanguage(path, language), options);
      await writeFile(join(publicFolder, inLanguage(qrCodePath(slug), language)), code);
    }
  }
};
