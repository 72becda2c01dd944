import { useSearchParams } from "@remix-run/react";
import { Settings } from "lucide-react";
import { useCallback, useState } from "react";
import { formatLocalDate } from "~/shared/dates";
import { Page } from "~/ui/page";
import { useToast } from "~/ui/use-toast";
import type { Mood } from "../../contract";
import { wordCountLabel } from "../../domain/count-words";
import { firstPrompt } from "../../domain/first-prompts";
import { EntryEditor } from "../editor/entry-editor";
import { LeaveQuestion } from "../editor/leave-question";
import { ThumbBar } from "../editor/thumb-bar";
import { thumbNeverClass } from "../editor/thumb-layout";
import { useEntryText } from "../editor/use-entry-text";
import { useSaveShortcut } from "../editor/use-save-shortcut";
import type { NewEntryView } from "../journal-mode";
import { IconLink } from "../list/icon-link";
import { MoodPicker } from "../mood-picker";
import { OpeningWords } from "./opening-words";
import { SaveButton } from "./save-button";
import { TypedText } from "./typed-text";
import { useGreeting } from "./use-greeting";
import { useLocalToday } from "./use-local-today";
import { useSaveEntry } from "./use-save-entry";

/** SPEC section 4, "Typing effects on a new entry". */
const DATE_MS = 30;

/** With a space between month and day that does not break. */
const LONG_DATE = "EEEE, MMMM\u00a0d, yyyy";

/** The screen of a new entry (SPEC section 2, mode 2). `?prompt=1..3` begins with one of the first prompts. */
export default function NewEntry({ draft }: { draft: NewEntryView }) {
  const { toast } = useToast();
  const [search] = useSearchParams();
  const prompt = firstPrompt(search.get("prompt"));
  const greeting = useGreeting(draft.greetingPreference);
  const inspiration = prompt ?? greeting?.inspiration ?? "";
  const today = useLocalToday(draft.today);
  const [mood, setMood] = useState<Mood | null>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const text = useEntryText();
  const { save, isSaving, isSaved } = useSaveEntry();

  const isDirty = useCallback(() => !isSaved() && text.isChanged(), [isSaved, text.isChanged]);
  const handleSave = () => {
    if (isSaving || isSaved() || !text.isReady) return;
    if (text.isEmpty) return toast({ title: "Please write something first" });
    if (text.isUploading())
      return toast({ title: "One moment", description: "An image is still on its way." });
    void save({
      content: text.html(),
      mood,
      originalGreeting: greeting?.greeting ?? "",
      originalInspiration: inspiration,
      entryDate: draft.date ?? undefined,
    });
  };
  useSaveShortcut(handleSave);

  return (
    <Page
      title={<TypedText text={formatLocalDate(draft.date ?? today, LONG_DATE)} msPerCharacter={DATE_MS} />}
      back={{ to: "/journal", label: "Back to Journal" }}
      actions={
        <>
          <span className="px-1 text-sm text-muted tabular-nums">{wordCountLabel(text.words)}</span>
          <IconLink to="/settings" label="Settings" icon={<Settings aria-hidden />} />
          <SaveButton className={thumbNeverClass} isSaving={isSaving} onSave={handleSave} />
        </>
      }
      asideFirst
      aside={
        <div className="lg:sticky lg:top-8">
          <OpeningWords
            greeting={greeting?.greeting ?? null}
            inspiration={inspiration}
            expectsInspiration={prompt !== null || draft.greetingPreference !== "none"}
          />
          {draft.moodTrackingEnabled && <MoodPicker value={mood} onChange={setMood} className="mt-6" />}
        </div>
      }
    >
      <p className="mb-2 text-sm text-muted">Begin writing...</p>
      <EntryEditor label="Journal entry" toolbarSlot={slot} {...text.editorProps} />
      <ThumbBar slotRef={setSlot} action={<SaveButton isSaving={isSaving} onSave={handleSave} />} />
      <LeaveQuestion isDirty={isDirty} />
    </Page>
  );
}
