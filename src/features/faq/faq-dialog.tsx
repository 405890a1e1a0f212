import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Dialog } from "../../components/dialog";
import { Icon } from "../../components/icon";

const listStyle: ThemeUICSSObject = {
  variant: "layout.dialogPart",
  pt: 3,
  "& details": { borderTop: "line" },
  "& details:first-of-type": { borderTop: 0 },
  "& details:last-of-type": { borderBottom: "line" },
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 4,
    minHeight: 60,
    py: 3,
    fontWeight: 600,
    letterSpacing: "-.012em",
  },
  "& summary svg": { color: "link" },
  "& details p": { maxWidth: "41em", pb: "18px", color: "muted" },
};

type Props = { readonly data: Queries.FaqDialogFragment; readonly onClose: () => void };

/** Frequently asked questions; each opens its answer. */
const FaqDialog = ({ data: { faqYaml: faq }, onClose }: Props) => (
  <Dialog title={faq.title} note={faq.intro} onClose={onClose}>
    <div sx={listStyle}>
      {faq.items.map(({ question, answer }, index) => (
        <details key={index} open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </Dialog>
);

export default FaqDialog;

export const fragment = graphql`
  fragment FaqDialog on Query {
    faqYaml {
      title
      intro
      items {
        question
        answer
      }
    }
  }
`;
