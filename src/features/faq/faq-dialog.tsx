import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Dialog } from "../../components/dialog";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { currentTime } from "../../lib/clock";
import { fillPlaceholders } from "../../lib/fill-placeholders";
import { closuresInWords, upcomingClosures } from "../../lib/opening-hours";

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
const FaqDialog = ({ data: { faqYaml: faq, companyYaml }, onClose }: Props) => {
  const strings = useStrings();
  const upcoming = upcomingClosures(companyYaml.closures, currentTime());
  const closures = closuresInWords(upcoming, strings);
  return (
    <Dialog title={faq.title} note={faq.intro} onClose={onClose}>
      <div sx={listStyle}>
        {faq.items.map(({ question, answer }, index) => (
          <details key={index} open={index === 0}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <p>{fillPlaceholders(answer, { closures })}</p>
          </details>
        ))}
      </div>
    </Dialog>
  );
};

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
    companyYaml {
      ...OpeningHours
    }
  }
`;
