import { useFetcher, useLocation } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import type { HistoryItem } from "~/features/companion/contract";
import type { Mode } from "~/features/companion/domain/limits";
import { ConfirmEmailNotice, OffNotice } from "~/features/companion/ui/notices";
import { LazyConsentDialog, useConsent } from "~/features/companion/ui/use-consent";
import { HelpNow } from "~/features/safety/ui/help-now";
import { Page } from "~/ui/page";
import type { AssistantStart, AssistantView } from "../contract";
import { isRunning } from "../domain/thread";
import { AnswerStatus } from "./answer-status";
import { Controls } from "./controls";
import { SavedView } from "./saved/saved-view";
import { ConfirmShare } from "./saved/sharing";
import { useOpenSaved, useSavedList } from "./saved/use-saved-list";
import { useSaving } from "./saved/use-saving";
import { SidePanel } from "./side-panel";
import { StarterList } from "./starter-list";
import { ThreadView } from "./thread-view";
import { usePreferences } from "./use-preferences";
import { useQuestion } from "./use-question";
import { useThread } from "./use-thread";

interface AssistantScreenProps {
  view: AssistantView;
  start: AssistantStart;
  /** The mode of an address without one, until the user has chosen. */
  defaultMode: Mode;
}

/** The assistant: mode, sources or perspective, a question, its answer, and the history. */
export function AssistantScreen({ view: first, start, defaultMode }: AssistantScreenProps) {
  const { view, refresh } = useFreshView(first);
  const { status, history, starters, timezone } = view;
  const [preferences, choose] = usePreferences(start.preferences);
  const [addressMode, setAddressMode] = useState(start.mode);
  const mode = addressMode ?? preferences.mode ?? defaultMode;
  const current = useThread(status.engine, refresh);
  const { thread } = current;
  const consent = useConsent(status, refresh);
  const question = useQuestion({ current, consent, mode, preferences, first: start.question });
  const last = thread?.turns.at(-1);
  const savedList = useSavedList();
  const saving = useSaving(savedList, view.marks);
  const openSaved = useOpenSaved(current, savedList);

  const chooseAll: typeof choose = (change) => {
    if (change.mode) setAddressMode(undefined);
    choose(change);
  };

  const openItem = (item: HistoryItem) => {
    setAddressMode(undefined);
    choose({ mode: item.mode, ...(item.denomination && { denomination: item.denomination }) });
    current.open(item);
  };

  const handleDeleted = (item: HistoryItem | "all") => {
    if (item === "all" || item.id === thread?.id) current.close();
    refresh();
  };

  useAttachOnce(history[0], current.show);

  return (
    <Page
      title="Ask Acolyte"
      subtitle="Questions of faith, answered from the Church’s own sources."
      aside={
        <SidePanel
          saved={savedList}
          openSavedId={openSaved.saved?.id ?? null}
          onOpenSaved={openSaved.open}
          history={history}
          timezone={timezone}
          openId={thread?.id ?? null}
          onOpen={openItem}
          onDeleted={handleDeleted}
        />
      }
    >
      {status.aiEnabled ? (
        <>
          <ConfirmEmailNotice status={status} />
          <Controls
            mode={mode}
            preferences={preferences}
            onChoose={chooseAll}
            question={question.question}
            onQuestion={question.setQuestion}
            onAsk={() => question.ask(question.question)}
            isAnswering={isRunning(last)}
            consent={consent}
            status={status}
          />
        </>
      ) : (
        <OffNotice>
          You turned it off, so nothing you write is sent to it. You can turn it on again in your settings.
        </OffNotice>
      )}
      <AnswerStatus turn={last} />
      {openSaved.saved && (
        <SavedView
          saved={openSaved.saved}
          timezone={timezone}
          isPending={saving.isPending}
          onShare={() => openSaved.saved && void saving.share(openSaved.saved)}
          onClose={openSaved.close}
        />
      )}
      {thread ? (
        <ThreadView
          key={current.threadKey}
          thread={thread}
          scrollRequest={current.scrollRequest}
          provider={status.provider}
          canAsk={status.aiEnabled}
          onAsk={question.ask}
          onFollowUp={question.followUp}
          onAskAgain={question.askAgain}
          onAttach={() => current.attach(thread)}
          onStop={() => void current.stop()}
          saving={saving}
        />
      ) : (
        status.aiEnabled &&
        !openSaved.saved && <StarterList questions={starters[mode]} onAsk={question.ask} />
      )}
      <footer className="mt-8 border-t border-line pt-3">
        <HelpNow />
      </footer>
      <ConfirmShare saving={saving} />
      <LazyConsentDialog consent={consent} provider={status.provider} />
    </Page>
  );
}

/**
 * Returns the screen's data, and a function that loads it again. Not a revalidation of the page, which would scroll back
 * while the user reads an answer.
 */
function useFreshView(first: AssistantView): { view: AssistantView; refresh: () => void } {
  const { pathname } = useLocation();
  const { load, data } = useFetcher<{ view: AssistantView } | { visitor: true }>();
  const refresh = useCallback(() => void load(pathname), [load, pathname]);
  return { view: data && "view" in data ? data.view : first, refresh };
}

/** Reads an answer that was being written when the page was loaded: after a reload, or on coming back. */
function useAttachOnce(newest: HistoryItem | undefined, attach: (item: HistoryItem) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the data of the page load counts.
  useEffect(() => {
    if (newest?.state === "streaming") attach(newest);
  }, []);
}
