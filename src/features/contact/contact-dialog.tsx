import { navigate } from "gatsby";
import content from "lazy-content/contact.json";
import { startTransition, useId, useRef, useState, type SyntheticEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Dialog } from "../../components/dialog";
import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { showToast } from "../../components/toast/toast-store";
import { whatsappHref } from "../../lib/links";
import { paths, type SectionId } from "../../lib/paths";
import { media, motion } from "../../theme/tokens";
import { composeHref, emptyMessage, excessOf, messageOf } from "./message";
import { openTab } from "./open-tab";

const { dialog: texts } = content.contactYaml;
const company = content.companyYaml;

const formStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 4,
  p: "20px 20px calc(20px + env(safe-area-inset-bottom))",
  [media.wide]: { p: "22px 28px 28px" },
};

const pairStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 4,
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
};

const fieldStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "6px",
  alignContent: "start",
  "& label": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: 3,
    fontSize: ".9375rem",
    fontWeight: 650,
    "& span": { color: "muted", fontSize: "small", fontWeight: 500 },
  },
  "& input, & textarea": {
    width: "100%",
    minHeight: 52,
    p: "12px 16px",
    border: "1.5px solid",
    borderColor: "fieldBorder",
    borderRadius: 2,
    bg: "white",
    lineHeight: 1.5,
    transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
    "&::placeholder": { color: "placeholder", opacity: 1 },
    "&:hover": { borderColor: "teal600" },
    "&:focus": {
      outline: "3px solid",
      outlineColor: "focus",
      outlineOffset: 0,
      borderColor: "teal900",
    },
    "&:user-invalid:not(:focus)": { borderColor: "danger" },
  },
  "& textarea": { resize: "vertical", minHeight: 96 },
};

const actionsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "10px",
  mt: 1,
  "& > [type=submit]": { gridColumn: "1 / -1" },
  // Stronger than the buttons' own padding, with which no word would stand whole on a phone of 320 px.
  "&& > *": { px: "6px", whiteSpace: "normal", overflowWrap: "anywhere" },
};

const blockedStyle: ThemeUICSSObject = {
  variant: "messages.error",
  "& a": { variant: "links.arrow", color: "inherit" },
};

// What was typed outlives the dialog, so that a stray click on the backdrop costs nobody a message. Memory only: a
// phone number has no business in the browser's storage.
let draft = emptyMessage;

const locationId: SectionId = "location_section";

/**
 * Smoothly, unless the visitor prefers less motion: the page's own scroll-behavior says so.
 *
 * @returns where whoever goes there by keyboard goes on from
 */
const arriveAtLocation = (): HTMLElement | null => {
  const section = document.getElementById(locationId);
  if (!section) void navigate(paths.home.href(locationId));
  section?.scrollIntoView();
  const heading = section?.querySelector<HTMLElement>(":is(h2, h3)") ?? null;
  if (heading) heading.tabIndex = -1;
  return heading;
};

/** In characters. What the message may take is found out when it is sent: nothing of a pasted one is cut off in silence. */
const longest = { name: 200, phone: 60, email: 254 } as const;

type Props = { readonly onClose: () => void };

/** Sends through the visitor's web mail: nothing is sent by us, and no answer is checked (specification, section 4). */
const ContactDialog = ({ onClose }: Props) => {
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  // On a touch screen the keyboard would cover half the form before the visitor has seen it.
  const [initialFocus] = useState(() => (matchMedia("(pointer: coarse)").matches ? undefined : nameField));
  const isLeavingForLocation = useRef(false);
  const [blockedHref, setBlockedHref] = useState<string>();

  const finish = () => {
    draft = emptyMessage;
    onClose();
    showToast({
      title: "Pesan Terkirim!",
      text: "Terima kasih, kami akan menghubungi Anda segera.",
      lang: "id",
    });
  };

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = messageOf(event.currentTarget);
    const excess = excessOf(company.email, typed);
    if (excess > 0) {
      messageField.current?.setCustomValidity(
        `Web mail does not take a message of this length. Please shorten it by about ${excess} characters.`,
      );
      messageField.current?.reportValidity();
      return;
    }
    const href = composeHref(company.email, typed);
    if (openTab(href)) finish();
    else setBlockedHref(href);
  };

  const goToLocation = () => {
    isLeavingForLocation.current = true;
    // Not in the click itself, whose paint would wait for the whole page to be looked at again.
    startTransition(onClose);
  };

  return (
    <Dialog
      title={texts.title}
      note={texts.intro}
      onClose={onClose}
      initialFocus={initialFocus}
      finalFocus={() => (isLeavingForLocation.current ? arriveAtLocation() : null)}
    >
      <form
        sx={formStyle}
        onSubmit={send}
        onChange={(event) => {
          draft = messageOf(event.currentTarget);
          setBlockedHref(undefined);
          messageField.current?.setCustomValidity("");
        }}
      >
        <div sx={fieldStyle}>
          <label htmlFor={`${id}name`}>{texts.name}</label>
          <input
            ref={nameField}
            id={`${id}name`}
            name="name"
            type="text"
            required
            maxLength={longest.name}
            autoComplete="name"
            placeholder={texts.namePlaceholder}
            defaultValue={draft.name}
          />
        </div>
        <div sx={pairStyle}>
          <div sx={fieldStyle}>
            <label htmlFor={`${id}phone`}>{texts.phone}</label>
            <input
              id={`${id}phone`}
              name="phone"
              type="tel"
              required
              maxLength={longest.phone}
              autoComplete="tel"
              placeholder={texts.phonePlaceholder}
              defaultValue={draft.phone}
            />
          </div>
          <div sx={fieldStyle}>
            <label htmlFor={`${id}email`}>
              {texts.email} <span>{texts.optional}</span>
            </label>
            <input
              id={`${id}email`}
              name="email"
              type="email"
              maxLength={longest.email}
              autoComplete="email"
              defaultValue={draft.email}
            />
          </div>
        </div>
        <div sx={fieldStyle}>
          <label htmlFor={`${id}message`}>{texts.message}</label>
          <textarea
            ref={messageField}
            id={`${id}message`}
            name="message"
            rows={3}
            required
            placeholder={texts.messagePlaceholder}
            defaultValue={draft.message}
          />
        </div>
        {blockedHref !== undefined && (
          <div role="alert" sx={blockedStyle}>
            <p>Your browser did not open the new tab. Your message is still here.</p>
            {/* After the browser has followed the link, which needs it in place. */}
            <ExternalLink href={blockedHref} onClick={() => setTimeout(finish)}>
              Open the message in web mail
              <Icon name="arrow" />
            </ExternalLink>
          </div>
        )}
        <div sx={actionsStyle}>
          <button type="submit" sx={{ variant: "buttons.primary" }}>
            {texts.send}
          </button>
          <ExternalLink
            href={whatsappHref(company.whatsapp, company.whatsappInquiry)}
            sx={{ variant: "buttons.gold" }}
          >
            <Icon name="chat" />
            {texts.whatsappButton}
          </ExternalLink>
          <button type="button" sx={{ variant: "buttons.line" }} onClick={goToLocation}>
            <Icon name="phone" />
            {texts.phoneButton}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

export default ContactDialog;
