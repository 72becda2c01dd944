import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { HelpLanguage } from "../contract";
import { allHelpLines, browserPlace, helpRegion } from "../domain/help-lines";
import { HelpLine } from "./help-cards";

const WORDS: Record<HelpLanguage, { title: string; intro: string; other: string; close: string }> = {
  en: {
    title: "Help now",
    intro: "You don't have to explain. Someone answers each of these lines, and calls are free.",
    other: "Español",
    close: "Close",
  },
  es: {
    title: "Ayuda ahora",
    intro: "No tienes que dar explicaciones. En cada número contesta alguien, y llamar no cuesta nada.",
    other: "English",
    close: "Cerrar",
  },
};

export interface HelpNowDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every help line of the browser's region, in English or Spanish. */
export default function HelpNowDialog({ open, onOpenChange }: HelpNowDialogProps) {
  const [language, setLanguage] = useState<HelpLanguage>(navigator.language.startsWith("es") ? "es" : "en");
  const { title, intro, other, close } = WORDS[language];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={close}
      footer={
        <>
          <Button variant="ghost" onClick={() => setLanguage(language === "en" ? "es" : "en")}>
            {other}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {close}
          </Button>
        </>
      }
    >
      <div lang={language}>
        <p className="max-w-reading font-serif text-reading">{intro}</p>
        <ul className="mt-4 grid max-w-reading gap-3">
          {allHelpLines(helpRegion(browserPlace()), language).map((line) => (
            <li key={line}>
              <HelpLine line={line} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
