/** QR codes that lead from the board on a wall screen to the board on a visitor's phone. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toString as drawQrCode } from "qrcode";

import { boardHref, qrCodePath } from "../../src/lib/paths";

/**
 * Writes the QR codes of all branches, and one for a board that does not know its branch, into `public/qr/`.
 *
 * @param root the project's folder
 * @param siteUrl the site's origin
 */
export async function writeQrCodes(
  root: string,
  siteUrl: string,
  branchIds: readonly string[],
): Promise<void> {
  const folder = join(root, "public");
  await mkdir(join(folder, "qr"), { recursive: true });
  await Promise.all(
    [undefined, ...branchIds].map(async (id) => {
      const svg = await drawQrCode(siteUrl + boardHref(id), {
        type: "svg",
        errorCorrectionLevel: "M",
        margin: 3,
      });
      await writeFile(join(folder, qrCodePath(id)), svg);
    }),
  );
}
