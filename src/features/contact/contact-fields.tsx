import { graphql } from "gatsby";
import { useId, type ComponentProps, type RefObject } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media, motion } from "../../theme/tokens";
import type { ContactMessage } from "./message";

const oneColumn: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 4,
};

const pairStyle: ThemeUICSSObject = {
  ...oneColumn,
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
};

const fieldStyle: ThemeUICSSObject = {
  ...oneColumn,
  gap: "6px",
  alignContent: "start",
  "& label": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: 3,
    fontSize: "small",
    fontWeight: 600,
    "& span": { color: "muted", fontSize: "small", fontWeight: 400 },
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

type FieldProps = ComponentProps<"input"> & {
  readonly name: "name" | "phone" | "email";
  readonly label: string;
  /** Beside the label. */
  readonly note?: string;
};

const Field = ({ label, note, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div sx={fieldStyle}>
      <label htmlFor={id}>
        {label} {note && <span>{note}</span>}
      </label>
      <input id={id} type="text" {...input} />
    </div>
  );
};

type Props = {
  readonly texts: Queries.ContactFieldsFragment;
  /** What the fields contain at first. */
  readonly draft: ContactMessage;
  readonly nameField: RefObject<HTMLInputElement | null>;
  readonly messageField: RefObject<HTMLTextAreaElement | null>;
};

/** Name, phone, e-mail and message (specification, section 5). */
export const ContactFields = ({ texts, draft, nameField, messageField }: Props) => {
  const id = useId();
  return (
    <>
      <Field
        ref={nameField}
        name="name"
        defaultValue={draft.name}
        label={texts.name}
        required
        maxLength={200}
        autoComplete="name"
        placeholder={texts.namePlaceholder}
      />
      <div sx={pairStyle}>
        <Field
          name="phone"
          defaultValue={draft.phone}
          label={texts.phone}
          type="tel"
          required
          maxLength={60}
          autoComplete="tel"
          placeholder={texts.phonePlaceholder}
        />
        <Field
          name="email"
          defaultValue={draft.email}
          label={texts.email}
          note={texts.optional}
          type="email"
          maxLength={254}
          autoComplete="email"
        />
      </div>
      <div sx={fieldStyle}>
        <label htmlFor={id}>{texts.message}</label>
        <textarea
          ref={messageField}
          id={id}
          name="message"
          rows={3}
          required
          placeholder={texts.messagePlaceholder}
          defaultValue={draft.message}
        />
      </div>
    </>
  );
};

export const fragment = graphql`
  fragment ContactFields on ContactYamlDialog {
    name
    namePlaceholder
    phone
    phonePlaceholder
    email
    optional
    message
    messagePlaceholder
  }
`;
