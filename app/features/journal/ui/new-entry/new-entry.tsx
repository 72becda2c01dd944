import { useSearchParams } from "@remix-run/react";
import { Settings } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { DraftNotice, SavedLaterNotice } from "~/features/drafts/ui/draft-notice";
import { type DraftKeeper, useDraft } from "~/features/drafts/ui/use-draft";
import type { Quotation } from "~/features/texts/contract";
import { formatLocalDate, localDateIn } from "~/shared/dates";
import { wordCountLabel } from "~/shared/entry-labels";
import { quotationHtml } from "~/shared/text";
import { IconLink } from "~/ui/link-button";
import { Page } from "~/ui/page";
import type { EntryFields } from "../../contract";
import { paragraphsHtml } from "../../domain/companion-words";
import { firstPrompt } from "../../domain/journal-paths";
import { EntryWriting, useSaveAction } from "../editor/entry-writing";
import { thumbNeverClass } from "../editor/thumb-bar";
import { useEntryText } from "../editor/use-entry-text";
import { EntryFieldInputs, entryFieldsOf, NO_FIELDS } from "../entry-fields";
import type { NewEntryView } from "../journal-mode";
import { TypedText } from "../typed-text";
import { OpeningWords, useGreeting } from "./greeting";
import { useSaveEntry } from "./use-save-entry";

const DATE_MS_PER_CHARACTER = 30;

/** With a space between month and day that does not break. */
const LONG_DATE = "EEEE, MMMM\u00a0d, yyyy";

interface NewEntryDraft extends EntryFields {
  content: string;
  /** `null` while the greeting was not loaded. */
  originalGreeting: string | null;
  originalInspiration: string;
  /** Whether the entry was sent without a response. */
  wasSent: boolean;
  /** The selection that the entry began with. */
  quoted?: string | undefined;
}

/**
 * The screen of a new entry. `?prompt=1..3` shows one of the first prompts. With `?passage=` it begins with a quotation:
 * then it only restores a draft that began with the same one, and a draft of another entry waits for its turn.
 */
export default function NewEntry({ draft: view }: { draft: NewEntryView }) {
  const [search] = useSearchParams();
  const prompt = firstPrompt(search.get("prompt"));
  const { companion, quotation } = view;
  const { greeting, isSettled } = useGreeting(companion ? view.greetingPreference : "none");
  const today = useLocalToday(view.today);
  const [changes, setChanges] = useState<Partial<EntryFields>>({});
  const text = useEntryText();
  const saving = useSaveEntry(() => action.save());
  const { save, isSaving, isWaiting, isSafe } = saving;

  const draft: DraftKeeper<NewEntryDraft> = useDraft({
    target: `new:${view.date ?? ""}`,
    isWanted: ({ quoted }) => !quotation || quoted === quotation.selected,
    read: (): NewEntryDraft | null =>
      isEmpty
        ? null
        : {
            content: text.isReady ? text.html() : (restored?.words.content ?? ""),
            ...fields,
            originalGreeting,
            originalInspiration,
            wasSent: wasSent(),
            quoted: initial?.quoted ?? quotation?.selected,
          },
  });
  const { restored } = draft;
  const initial = restored?.words;
  const isQuotationOnly = quotation !== null && restored === null && !text.isChanged();
  const isEmpty = text.isReady ? text.isEmpty || isQuotationOnly : restored === null;
  const fields: EntryFields = { ...entryFieldsOf(initial ?? NO_FIELDS), ...changes };
  const { originalGreeting, originalInspiration } =
    initial && initial.originalGreeting !== null
      ? initial
      : {
          originalGreeting: greeting?.greeting ?? null,
          // One inspiration is enough.
          originalInspiration: quotation ? "" : (prompt ?? greeting?.inspiration ?? ""),
        };
  const wasSent = () => saving.wasSent() || (initial?.wasSent ?? false);
  const isDirty = useCallback(() => !isSafe() && !isEmpty, [isSafe, isEmpty]);

  const action = useSaveAction({
    label: "Save Entry",
    text,
    isSaving,
    isDone: isSafe,
    onSave() {
      const read = () => ({
        content: text.html(),
        ...fields,
        originalGreeting: originalGreeting ?? "",
        originalInspiration,
        entryDate: view.date ?? undefined,
      });
      const ownParagraphs = companion ? text.ownParagraphs() : [];
      const titleFor = ownParagraphs.length > 0 ? paragraphsHtml(ownParagraphs) : null;
      void save({ read, titleFor, draft, mayBeStored: wasSent() });
    },
  });

  return (
    <Page
      title={
        <TypedText
          text={formatLocalDate(view.date ?? today, LONG_DATE)}
          msPerCharacter={DATE_MS_PER_CHARACTER}
        />
      }
      back={{ to: "/journal", label: "Back to Journal" }}
      actions={
        <>
          <span className="px-1 text-sm text-muted tabular-nums">{wordCountLabel(text.words)}</span>
          <IconLink to="/settings" label="Settings" icon={<Settings aria-hidden />} />
          {action.saveButton(thumbNeverClass)}
        </>
      }
      asideFirst
      aside={
        <div className="lg:sticky lg:top-8">
          <OpeningWords
            greeting={draft.isLoaded ? originalGreeting : null}
            inspiration={draft.isLoaded ? originalInspiration : ""}
            expected={quotation ? "" : (prompt ?? view.inspiration)}
          />
          <EntryFieldInputs
            fields={fields}
            onChange={(change) => {
              setChanges((now) => ({ ...now, ...change }));
              draft.touch();
            }}
            hasMood={view.moodTrackingEnabled}
            className="mt-6"
          />
        </div>
      }
    >
      {isWaiting && <SavedLaterNotice />}
      {restored && (
        <DraftNotice
          keptAt={restored.keptAt}
          freshLabel="Start fresh"
          onStartFresh={() => {
            setChanges(NO_FIELDS);
            text.reset();
            draft.startFresh();
          }}
        />
      )}
      <p className="mb-2 text-sm text-muted">Begin writing...</p>
      <EntryWriting
        text={text}
        draft={draft}
        initialHtml={initial?.content ?? (quotation ? quoteHtml(quotation) : undefined)}
        isDraft={restored !== null}
        companion={companion}
        contentId={draft.id()}
        mood={fields.mood}
        showsCompanion={!text.isEmpty || isSettled}
        saveButton={action.saveButton()}
        isDirty={isDirty}
        beforeSignIn={() => saving.keepForSignIn(draft)}
      />
    </Page>
  );
}

function quoteHtml({ paragraphs, reference, edition }: Quotation): string {
  return quotationHtml(paragraphs, `${reference} (${edition})`);
}

/** Returns today on this device; before hydration, today in the profile's zone, which the server knows. */
function useLocalToday(serverToday: string): string {
  const [today, setToday] = useState(serverToday);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (timeZone) setToday(localDateIn(timeZone, new Date()));
  }, []);
  return today;
}
