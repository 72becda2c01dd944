import { useSearchParams } from "@remix-run/react";
import { Settings } from "lucide-react";
import { lazy, Suspense, useCallback, useState } from "react";
import { DraftNotice, SavedLaterNotice } from "~/features/drafts/ui/draft-notice";
import { type DraftKeeper, useDraft } from "~/features/drafts/ui/use-draft";
import { formatLocalDate } from "~/shared/dates";
import { Page } from "~/ui/page";
import { useToast } from "~/ui/use-toast";
import type { Mood } from "../../contract";
import { paragraphsHtml } from "../../domain/companion-words";
import { wordCountLabel } from "../../domain/count-words";
import { firstPrompt } from "../../domain/first-prompts";
import { Companion } from "../companion/companion";
import { stillWriting } from "../companion/still-writing";
import { ConfirmLeaveEntry } from "../editor/confirm-leave-entry";
import { EditorSkeleton, EntryEditor } from "../editor/entry-editor";
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
import { useLater } from "./use-later";
import { useLocalToday } from "./use-local-today";
import { useSaveEntry } from "./use-save-entry";

const HelpDialog = lazy(() => import("~/features/safety/ui/help-dialog"));

/** Between two letters of the date that is typed out. */
const DATE_MS = 30;

/** Between the greeting and the buttons of the companion. */
const COMPANION_DELAY_MS = 500;

/** With a space between month and day that does not break. */
const LONG_DATE = "EEEE, MMMM\u00a0d, yyyy";

/** What a draft of a new entry holds. */
interface NewEntryDraft {
  content: string;
  mood: Mood | null;
  /** What the entry began with; null while it was not known. */
  originalGreeting: string | null;
  originalInspiration: string;
  /** Whether it was sent before, with an answer that never came. */
  wasSent: boolean;
}

/** The screen of a new entry. `?prompt=1..3` begins with one of the first prompts. */
export default function NewEntry({ draft }: { draft: NewEntryView }) {
  const { toast } = useToast();
  const [search] = useSearchParams();
  const prompt = firstPrompt(search.get("prompt"));
  const { companion } = draft;
  const greetingPreference = companion ? draft.greetingPreference : "none";
  const greeting = useGreeting(greetingPreference);
  const isGreeted = useLater(greeting !== null, COMPANION_DELAY_MS);
  const today = useLocalToday(draft.today);
  const [chosenMood, setMood] = useState<Mood | null | undefined>(undefined);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const text = useEntryText();
  const saving = useSaveEntry(() => handleSave());
  const { save, isSaving, isWaiting, isSafe, wasSent, danger, keepForSignIn } = saving;

  const kept: DraftKeeper<NewEntryDraft> = useDraft({
    target: `new:${draft.date ?? ""}`,
    read: (): NewEntryDraft | null =>
      isEmpty
        ? null
        : {
            content: text.isReady ? text.html() : (restored?.words.content ?? ""),
            mood,
            originalGreeting,
            originalInspiration,
            wasSent: wasSentEver(),
          },
  });
  const { restored } = kept;
  const began = restored?.words;
  const isEmpty = text.isReady ? text.isEmpty : restored === null;
  const mood: Mood | null = chosenMood === undefined ? (began?.mood ?? null) : chosenMood;
  const { originalGreeting, originalInspiration } =
    began && began.originalGreeting !== null
      ? began
      : {
          originalGreeting: greeting?.greeting ?? null,
          originalInspiration: prompt ?? greeting?.inspiration ?? "",
        };
  const wasSentEver = () => wasSent() || (began?.wasSent ?? false);

  const isDirty = useCallback(() => !isSafe() && !isEmpty, [isSafe, isEmpty]);
  const handleSave = () => {
    if (isSaving || isSafe() || !text.isReady) return;
    if (text.isEmpty) return toast({ title: "Please write something first" });
    if (text.isWriting()) return toast(stillWriting(text.stopWriting));
    if (text.isUploading())
      return toast({ title: "One moment", description: "An image is still on its way." });
    const read = () => ({
      content: text.html(),
      mood,
      originalGreeting: originalGreeting ?? "",
      originalInspiration,
      entryDate: draft.date ?? undefined,
    });
    const own = companion ? text.ownParagraphs() : [];
    const titleFor = own.length > 0 ? paragraphsHtml(own) : null;
    void save({ read, titleFor, draft: kept, mayBeStored: wasSentEver() });
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
            greeting={kept.isLoaded ? originalGreeting : null}
            inspiration={kept.isLoaded ? originalInspiration : ""}
            expected={prompt ?? draft.inspiration}
          />
          {draft.moodTrackingEnabled && (
            <MoodPicker
              value={mood}
              onChange={(next) => {
                setMood(next);
                kept.touch();
              }}
              className="mt-6"
            />
          )}
        </div>
      }
    >
      {isWaiting && <SavedLaterNotice />}
      {restored && (
        <DraftNotice
          keptAt={restored.keptAt}
          freshLabel="Start fresh"
          onStartFresh={() => {
            setMood(null);
            text.reset();
            kept.startFresh();
          }}
        />
      )}
      <p className="mb-2 text-sm text-muted">Begin writing...</p>
      {kept.isLoaded ? (
        <EntryEditor
          key={kept.id()}
          label="Journal entry"
          initialHtml={restored?.words.content}
          isDraft={restored !== null}
          toolbarSlot={slot}
          {...text.editorProps}
          onChange={kept.touch}
        />
      ) : (
        <EditorSkeleton />
      )}
      {companion && kept.isLoaded && (
        <Companion
          key={`companion of ${kept.id()}`}
          access={companion}
          text={text}
          thumbSlot={above}
          contentId={kept.id()}
          mood={mood}
          appears={!text.isEmpty || isGreeted}
          onSessionEnd={() => keepForSignIn(kept)}
        />
      )}
      <ThumbBar
        slotRef={setSlot}
        aboveRef={setAbove}
        action={<SaveButton isSaving={isSaving} onSave={handleSave} />}
      />
      <ConfirmLeaveEntry isDirty={isDirty} />
      {danger && (
        <Suspense>
          <HelpDialog message={danger.message} closeLabel="Go to my entry" onClose={danger.goOn} />
        </Suspense>
      )}
    </Page>
  );
}
