import { useState, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { Layout } from "../components/layout";
import { OpenStatus } from "../components/open-status";
import { Pager } from "../components/pagination/pager";
import { showToast } from "../components/toast/toast-store";
import { CardSkeleton } from "../features/articles/parts/article-card";
import { theme } from "../theme/theme";
import { fontSizes, palette, space } from "../theme/tokens";

const textStyles: Readonly<Record<string, ThemeUICSSObject>> = theme.text;
const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))",
  gap: 4,
};
const partStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  py: "block",
  "& > h2": { variant: "text.h2", mb: 4 },
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section sx={partStyle}>
    <h2>{title}</h2>
    {children}
  </section>
);
const opening = { hours: { days: "Every day", opens: "08:00", closes: "22:00" }, closures: [] };

/** The design system: type, colour, space and shared components. The sample API's faults show the states of live data. */
const StylesPage = () => {
  const [isOpen, setOpen] = useState(false);
  const toast = (tone: "success" | "destructive") =>
    showToast({ title: tone, text: "A short message.", lang: "en", tone });
  return (
    <Layout>
      <main id="main">
        <Part title="Type">
          {Object.entries(fontSizes).map(([name, fontSize]) => (
            <p key={name} sx={textStyles[name]} style={{ fontSize }}>
              {name} 17.890
            </p>
          ))}
        </Part>
        <Part title="Colour">
          <div sx={gridStyle}>
            {Object.entries(palette).map(([name, color]) => (
              <div key={name}>
                <div sx={{ height: 56, border: "line", borderRadius: 2 }} style={{ background: color }} />
                <strong>{name}</strong> {color}
              </div>
            ))}
          </div>
        </Part>
        <Part title="Space">
          {Object.entries(space).map(([name, width]) => (
            <p key={name} style={{ borderLeftStyle: "solid", borderLeftWidth: width, paddingLeft: width }}>
              {name}: {width}
            </p>
          ))}
        </Part>
        <Part title="Components">
          <div sx={gridStyle}>
            <button sx={{ variant: "buttons.primary" }}>primary</button>
            <button sx={{ variant: "buttons.gold" }}>gold</button>
            <button sx={{ variant: "buttons.line" }}>line</button>
            <button sx={{ variant: "buttons.primaryCompact" }} onClick={() => toast("success")}>
              success toast
            </button>
            <button sx={{ variant: "buttons.goldCompact" }} onClick={() => toast("destructive")}>
              destructive toast
            </button>
            <button sx={{ variant: "buttons.lineCompact" }} onClick={() => setOpen(true)}>
              dialog
            </button>
            <button sx={{ variant: "buttons.primary" }} disabled>
              disabled
            </button>
            <a href="#main" sx={{ variant: "links.arrow" }}>
              arrow <Icon name="arrow" />
            </a>
            <OpenStatus opening={opening} />
            <CardSkeleton layout="column" />
          </div>
          <p sx={{ variant: "messages.error", my: 4 }}>An error message.</p>
          <Pager label="Pages" current={5} last={12} onPage={() => undefined} />
          {isOpen && (
            <Dialog title="A dialog" note="With a note." onClose={() => setOpen(false)}>
              <p sx={{ variant: "layout.dialogPart" }}>Its text.</p>
            </Dialog>
          )}
        </Part>
      </main>
    </Layout>
  );
};

export default StylesPage;
