import { Icon } from "../../components/icon";
import { showToast } from "../../components/toast/toast-store";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { fullscreenStyle } from "./tool-style";

async function enterFullscreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
    // The button is hidden by then; what had the focus must not be nowhere.
    document.getElementById("main")?.focus({ preventScroll: true });
  } catch {
    showToast({
      lang: "en",
      tone: "destructive",
      title: "Error",
      text: "The browser refused fullscreen. Try the F11 key.",
    });
  }
}

/** Fills the screen with the board (specification, section 2). Not where the browser has no fullscreen. */
export const FullscreenButton = () => {
  const isHydrating = useIsHydrating();
  if (!isHydrating && !document.fullscreenEnabled) return null;
  return (
    <button type="button" sx={fullscreenStyle} onClick={() => void enterFullscreen()}>
      <Icon name="full" />
      <span>Fullscreen</span>
    </button>
  );
};
