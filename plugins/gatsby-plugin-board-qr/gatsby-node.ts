import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";
import { toString as drawQrCode } from "qrcode";

import { boardHref, qrCodePath } from "../../src/lib/paths";
import { readEnvironment } from "../gatsby-plugin-static-hosting/environment";

/** Writes the QR codes of all branches, and one for a board without a branch, into `public/qr/`. */
export const createPages: GatsbyNode["createPages"] = async ({ store, reporter, graphql }) => {
  const { data, errors } = await graphql<Queries.QrCodesQuery>(`
    query QrCodes {
      branchesYaml {
        branches {
          id
        }
      }
    }
  `);
  if (!data) return reporter.panic("The branches for the QR codes could not be read.", errors);
  const { siteUrl } = readEnvironment(process.env);
  const folder = join(store.getState().program.directory, "public");
  await mkdir(join(folder, "qr"), { recursive: true });
  for (const id of [undefined, ...data.branchesYaml.branches.map((branch) => branch.id)]) {
    const options = { type: "svg", errorCorrectionLevel: "M", margin: 3 } as const;
    await writeFile(join(folder, qrCodePath(id)), await drawQrCode(siteUrl + boardHref(id), options));
  }
};
