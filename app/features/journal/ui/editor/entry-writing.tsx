import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CompanionAccess } from "~/features/companion/contract";
import type { DraftKeeper } from "~/features/drafts/ui/use-draft";
import { Button } from "~/ui/button";
import { ConfirmLeave } from "~/ui/confirm-leave";
import { type ToastMessage, useToast } from "~/ui/use-toast";
import type { Mood } from "../../contract";
import { Companion } from "../companion/companion";
import { EntryEditor } from "./entry-editor";
import { ThumbBar } from "./thumb-bar";
import type { EntryText } from "./use-entry-text";

export interface EntryWritingProps {
  text: EntryText;
  draft: Pick<DraftKeeper<unknown>, "isLoaded" | "id" | "touch">;
  initialHtml?: string;
  /** Whether the initial text comes from a draft. */
  isDraft: boolean;
  /** `null` when the companion is off. */
  companion: CompanionAccess | null;
  /** Id of the entry, or of the draft that becomes one. */
  contentId: string;
  mood: Mood | null;
  /** Whether the companion's buttons are shown yet. */
  showsCompanion: boolean;
  saveButton: ReactNode;
  isDirty: () => boolean;
  /** Keeps unsaved words before the page is left for the sign-in. */
  beforeSignIn: () => Promise<void>;
}

/** The editor of an entry with its companion, the bottom bar of touch screens, and a question before leaving. */
export function EntryWriting(props: EntryWritingProps) {
  const { text, draft, companion } = props;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  return (
    <div>
      <EntryEditor
        key={draft.id()}
        label="Journal entry"
        isLoading={!draft.isLoaded}
        initialHtml={props.initialHtml}
        isDraft={props.isDraft}
        toolbarSlot={slot}
        {...text.editorProps}
        onChange={draft.touch}
      />
      {companion && draft.isLoaded && (
        <Companion
          key={`companion of ${draft.id()}`}
          access={companion}
          text={text}
          thumbSlot={above}
          contentId={props.contentId}
          mood={props.mood}
          appears={props.showsCompanion}
          beforeSignIn={props.beforeSignIn}
        />
      )}
      <ThumbBar slotRef={setSlot} aboveRef={setAbove} action={props.saveButton} />
      <ConfirmLeave
        isDirty={props.isDirty}
        text="This entry isn't saved yet. Your words stay in this browser as a draft, so you can finish it later."
        stayLabel="Keep writing"
      />
    </div>
  );
}

export interface SaveActionOptions {
  label: string;
  text: EntryText;
  isSaving: boolean;
  /** Whether everything is saved or safe already. */
  isDone: () => boolean;
  onSave: () => void;
}

/** Returns a function that saves if the text is ready, and its button. Control or Command with S or Enter save too. */
export function useSaveAction({ label, text, isSaving, isDone, onSave }: SaveActionOptions) {
  const { toast } = useToast();
  const save = () => {
    if (isSaving || isDone() || !text.isReady) return;
    const obstacle = obstacleOf(text);
    if (obstacle) return toast(obstacle);
    onSave();
  };
  useSaveShortcut(save);
  const saveButton = (className?: string) => (
    <Button className={className} pending={isSaving} pendingLabel="Saving..." onClick={save}>
      {label}
    </Button>
  );
  return { save, saveButton };
}

/** Returns why a text cannot be saved yet, or `null`. */
function obstacleOf(text: EntryText): ToastMessage | null {
  if (text.isEmpty) return { title: "Please write something first" };
  if (text.isWriting()) {
    return {
      title: "One moment",
      description: "The companion is still writing.",
      action: {
        label: "Stop",
        onSelect: text.stopWriting,
        altText: "Leave the editor to stop the companion",
      },
    };
  }
  return text.isUploading() ? { title: "One moment", description: "Your image is still uploading." } : null;
}

/** Listens for Control or Command with S or Enter, anywhere on the screen except in a dialog. */
function useSaveShortcut(save: () => void) {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isMod || (event.key !== "Enter" && event.key.toLowerCase() !== "s")) return;
      if ((event.target as Element).closest?.('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      // Before the editor, which would break the line.
      event.stopPropagation();
      if (!event.repeat) latest.current();
    };
    document.addEventListener("keydown", handle, { capture: true });
    return () => document.removeEventListener("keydown", handle, { capture: true });
  }, []);
}
