import { useEffect, useState } from "react";
import { HelpNow } from "~/features/safety/ui/help-now";
import { Page } from "~/ui/page";
import type { HistoryItem, Mode } from "../../contract";
import type { AssistantStart, AssistantView } from "../../domain/assistant-view";
import { isRunning } from "../../domain/thread";
import { ConfirmEmailNotice } from "../confirm-email-notice";
import { LazyConsentDialog } from "../lazy-consent-dialog";
import { OffNotice } from "../off-notice";
import { useConsent } from "../use-consent";
import { Controls } from "./controls";
import { ConfirmShare } from "./saved/confirm-share";
import { SavedView } from "./saved/saved-view";
import { useOpenSaved } from "./saved/use-open-saved";
import { useSavedList } from "./saved/use-saved-list";
import { useSaving } from "./saved/use-saving";
import { SidePanel } from "./side-panel";
import { StarterList } from "./starter-list";
import { ThreadView } from "./thread-view";
import { useAsk } from "./use-ask";
import { useFreshView } from "./use-fresh-view";
import { useHistory } from "./use-history";
import { useNews } from "./use-news";
import { usePreferences } from "./use-preferences";
import { useThread } from "./use-thread";

interface AssistantScreenProps {
  view: AssistantView;
  start: AssistantStart;
  /** The mode of an address that names none, where none was chosen before. */
  defaultMode: Mode;
}

/** The assistant: mode, sources or perspective, a question, its answer, and the history. */
export function AssistantScreen({ view: first, start, defaultMode }: AssistantScreenProps) {
  const { view, refresh } = useFreshView(first);
  const { status, history, starters, timezone } = view;
  const [preferences, choose] = usePreferences(start.preferences);
  const [addressMode, setAddressMode] = useState(start.mode);
  const mode = addressMode ?? preferences.mode ?? defaultMode;
  const keeper = useThread(status.engine, refresh);
  const { thread, tell } = keeper;
  const consent = useConsent(status, { refresh, onError: tell });
  const asking = useAsk({ keeper, consent, mode, preferences, first: start.question });
  const last = thread?.turns.at(-1);
  const news = useNews(last);
  const historyActions = useHistory({
    refresh,
    onError: tell,
    onRemoved: (id) => (id === "all" || id === thread?.id) && keeper.close(),
  });

  const savedList = useSavedList(tell);
  const saving = useSaving(savedList, view.marks);
  const openSaved = useOpenSaved(keeper, savedList);

  const chooseAll: typeof choose = (change) => {
    if (change.mode) setAddressMode(undefined);
    choose(change);
  };

  const openItem = (item: HistoryItem) => {
    setAddressMode(undefined);
    choose({ mode: item.mode, ...(item.denomination && { denomination: item.denomination }) });
    keeper.open(item);
  };

  useAttachOnce(history[0], keeper.show);

  return (
    <Page
      title="Ask Acolyte"
      subtitle="Questions of faith, answered from the Church’s own sources. Every reference is checked."
      aside={
        <SidePanel
          saved={savedList}
          openSavedId={openSaved.saved?.id ?? null}
          onOpenSaved={openSaved.open}
          history={history}
          timezone={timezone}
          openId={thread?.id ?? null}
          onOpen={openItem}
          actions={historyActions}
        />
      }
    >
      {status.aiEnabled && <ConfirmEmailNotice status={status} />}
      {status.aiEnabled ? (
        <Controls
          mode={mode}
          preferences={preferences}
          onChoose={chooseAll}
          question={asking.question}
          onQuestion={asking.setQuestion}
          onAsk={() => asking.ask(asking.question)}
          isAnswering={isRunning(last)}
          consent={consent}
          status={status}
        />
      ) : (
        <OffNotice>
          You have chosen to do without it, and nothing you write is sent to it. You can switch it on again in
          your settings whenever you like.
        </OffNotice>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
      {openSaved.saved && (
        <SavedView
          saved={openSaved.saved}
          timezone={timezone}
          isBusy={saving.isBusy}
          onShare={() => openSaved.saved && void saving.share(openSaved.saved)}
          onClose={openSaved.close}
        />
      )}
      {thread ? (
        <ThreadView
          key={keeper.threadKey}
          thread={thread}
          arrival={keeper.arrival}
          provider={status.provider}
          canAsk={status.aiEnabled}
          onAsk={asking.ask}
          onFollowUp={asking.followUp}
          onAskAgain={asking.askAgain}
          onAttach={() => keeper.attach(thread)}
          onStop={() => void keeper.stop()}
          saving={saving}
        />
      ) : (
        status.aiEnabled && !openSaved.saved && <StarterList questions={starters[mode]} onAsk={asking.ask} />
      )}
      <footer className="mt-8 border-t border-line pt-3">
        <HelpNow />
      </footer>
      <ConfirmShare saving={saving} />
      <LazyConsentDialog consent={consent} provider={status.provider} />
    </Page>
  );
}

/** Follows an answer that was being written when the page came: after a reload, or on coming back. */
function useAttachOnce(newest: HistoryItem | undefined, attach: (item: HistoryItem) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with counts, and only then.
  useEffect(() => {
    if (newest?.state === "streaming") attach(newest);
  }, []);
}
