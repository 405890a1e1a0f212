import { useEffect } from "react";

import { keepDocumentHead, type DocumentHead } from "../../lib/document-head";

/** The document's title, description and canonical address follow what the view shows. */
export function useDocumentHead({ title, description, path, image, isFound }: DocumentHead): void {
  useEffect(
    () => keepDocumentHead({ title, description, path, image, isFound }),
    [title, description, path, image, isFound],
  );
}
