import { graphql, navigate } from "gatsby";
import { startTransition, useRef, useState, type SyntheticEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Dialog } from "../../components/dialog";
import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useLanguage, useStrings } from "../../components/page-language";
import { showToast } from "../../components/toast/toast-store";
import { gmailComposeHref, inquiryHref, mailHref, mailMessageHref } from "../../lib/links";
import { paths, type SectionId } from "../../lib/paths";
import { inLanguage } from "../../strings/languages";
import { space } from "../../theme/tokens";
import { ContactFields } from "./contact-fields";
import { emptyMessage, mailOf, type ContactMessage } from "./message";

const formStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 4,
  variant: "layout.dialogPart",
  pb: `calc(${space[5]}px + env(safe-area-inset-bottom))`,
};

const actionsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(8.25rem, 40%)), 1fr))",
  gap: "10px",
  mt: 1,
  "& > [type=submit]": { gridColumn: "1 / -1" },
  // Overrides the buttons' own padding, with which words would break on a phone of 320 px.
  "&& > *": { px: "6px", whiteSpace: "normal", overflowWrap: "anywhere" },
};

/** The visitor's own mail program, and the text to copy. */
const noGmailStyle: ThemeUICSSObject = {
  variant: "text.small",
  "& a, & button": { textDecoration: "underline" },
  "& button": {
    minHeight: 24,
    p: 0,
    border: 0,
    bg: "transparent",
    color: "link",
    textUnderlineOffset: ".22em",
  },
};

/** Follows a link to a new tab. Pop-up blockers refuse `window.open`, but no link that the visitor's own click follows. */
const openTab = (href: string): void => {
  const link = document.createElement("a");
  Object.assign(link, { href, target: "_blank", rel: "noopener" }).click();
};

// The draft survives closing the dialog, so that a stray click on the backdrop loses no message. It stays in memory, because
// personal data does not belong in the browser's storage.
let draft = emptyMessage;

/** Gmail refuses addresses from about 6,400 characters (https://github.com/defund12/defund12.org/issues/893). */
const LONGEST_HREF = 6_000;

const locationId: SectionId = "location_section";

/**
 * Scrolls to the locations, smoothly unless the visitor prefers reduced motion.
 *
 * @returns the element to focus
 */
const scrollToLocation = (): HTMLElement | null => {
  const section = document.getElementById(locationId);
  section?.scrollIntoView();
  const heading = section?.querySelector("h2") ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
};

type ActionsProps = {
  readonly texts: Queries.ContactDialogFragment["contactYaml"]["dialog"];
  readonly company: Queries.ContactDialogFragment["companyYaml"];
  readonly onPhone: () => void;
};

const Actions = ({ texts, company, onPhone }: ActionsProps) => (
  <div sx={actionsStyle}>
    <button type="submit" sx={{ variant: "buttons.primary" }}>
      {texts.send}
    </button>
    <ExternalLink href={inquiryHref(company)} sx={{ variant: "buttons.gold" }}>
      <Icon name="chat" />
      {texts.whatsappButton}
    </ExternalLink>
    <button type="button" sx={{ variant: "buttons.line" }} onClick={onPhone}>
      <Icon name="phone" />
      {texts.phoneButton}
    </button>
  </div>
);

type Props = { readonly data: Queries.ContactDialogFragment; readonly onClose: () => void };

/** Opens a draft in the visitor's web mail; the site itself sends nothing (specification, section 4). */
const ContactDialog = ({ data: { companyYaml: company, contactYaml }, onClose }: Props) => {
  const texts = contactYaml.dialog;
  const { contact } = useStrings();
  const language = useLanguage();
  const nameField = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  // On a touch screen the keyboard would cover half the form.
  const [initialFocus] = useState(() => (matchMedia("(pointer: coarse)").matches ? undefined : nameField));
  const isLeavingForLocation = useRef(false);
  const [copyNote, setCopyNote] = useState("");

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const { subject, body } = mailOf(draft, contact);
    const href = gmailComposeHref(company.email, subject, body);
    if (href.length > LONGEST_HREF) {
      messageField.current?.setCustomValidity(contact.tooLong);
      messageField.current?.reportValidity();
      return;
    }
    openTab(href);
    draft = emptyMessage;
    onClose();
    // The dialog is closing.
    showToast({ ...contact.sent, isInDialog: false });
  };

  const copy = async () => {
    setCopyNote("");
    try {
      await navigator.clipboard.writeText(mailOf(draft, contact).body);
      setCopyNote(contact.copied);
    } catch {
      // No permission, or no clipboard outside https.
      messageField.current?.select();
      setCopyNote(contact.notCopied);
    }
  };

  const goToLocation = () => {
    // Replaces the dialog's history entry. The page change closes the dialog.
    if (!document.getElementById(locationId))
      return void navigate(inLanguage(paths.home.href(locationId), language), { replace: true });
    isLeavingForLocation.current = true;
    // A transition keeps the render of the whole page out of the click's response.
    startTransition(onClose);
  };

  return (
    <Dialog
      title={texts.title}
      note={texts.intro}
      onClose={onClose}
      initialFocus={initialFocus}
      finalFocus={() => (isLeavingForLocation.current ? scrollToLocation() : null)}
    >
      <form
        sx={formStyle}
        onSubmit={send}
        onChange={({ target }) => {
          const { name, value } = target as unknown as { name: keyof ContactMessage; value: string };
          draft = { ...draft, [name]: value };
          setCopyNote("");
          messageField.current?.setCustomValidity("");
        }}
      >
        <ContactFields texts={texts} draft={draft} nameField={nameField} messageField={messageField} />
        <Actions texts={texts} company={company} onPhone={goToLocation} />
        <p sx={noGmailStyle}>
          {contact.noGmail(texts.send)}{" "}
          <a
            href={mailHref(company.email)}
            onClick={({ currentTarget }) => {
              const { subject, body } = mailOf(draft, contact);
              currentTarget.href = mailMessageHref(company.email, subject, body);
            }}
          >
            {company.email}
          </a>{" "}
          <button type="button" onClick={() => void copy()}>
            {contact.copyText}
          </button>{" "}
          <span role="status">{copyNote}</span>
        </p>
      </form>
    </Dialog>
  );
};

export default ContactDialog;

export const fragment = graphql`
  fragment ContactDialog on Query {
    companyYaml {
      email
      whatsapp
      whatsappInquiry
    }
    contactYaml {
      dialog {
        title
        intro
        ...ContactFields
        send
        whatsappButton
        phoneButton
      }
    }
  }
`;
